import { useEffect, useRef, type ReactNode } from 'react'
import { Slot, toText, useElementAction, useElementVariable, useNode, useRoot, type ElementProps } from '@heddle/kit/react'
import { createSlides, type Slides } from './slides.ts'
import type { carouselDefinition } from './definition.ts'
import { TIMING } from './limits.ts'

export function Carousel({ root, props }: ElementProps<typeof carouselDefinition>): ReactNode {
  const { 'aria-label': label, ...rest } = root
  const node = useNode()
  const [box, ref] = useRoot<HTMLDivElement>(root.ref)
  const slides = useRef<Slides | undefined>(undefined)
  const [, setCurrent] = useElementVariable('currentSlide', 0)
  const { buttons, dots } = props
  const loop = Boolean(props.loop)
  const autoplay = Boolean(props.autoplay)
  const seconds = Number.isFinite(props.timing) ? Math.min(TIMING.max, Math.max(TIMING.min, props.timing)) : TIMING.default
  const slideLabel = toText(props.slideLabel)
  useElementAction('next', () => slides.current?.step(1))
  useElementAction('previous', () => slides.current?.step(-1))
  useElementAction('go-to', (index) => slides.current?.goTo(typeof index === 'number' ? Math.trunc(index) : 0))
  useElementAction('play', () => slides.current?.play(true))
  useElementAction('pause', () => slides.current?.play(false))

  useEffect(() => {
    if (!node.isLive || !box.current) return undefined
    const made = createSlides(box.current, {
      loop,
      every: autoplay ? seconds * 1000 : undefined,
      slideLabel,
      onChange(index, direction) {
        setCurrent(index)
        node.emit('change', { index, direction })
      },
    })
    slides.current = made
    return () => {
      slides.current = undefined
      made.end()
    }
  }, [node, box, loop, autoplay, seconds, slideLabel, setCurrent])

  const named = toText(props.accessibleLabel) || label || 'Slides'
  const previous = toText(props.previousLabel) || '‹'
  const next = toText(props.nextLabel) || '›'
  const button = { type: 'button' } as const
  return (
    <div {...rest} ref={ref} data-carousel="still" role="group" aria-roledescription="carousel" aria-label={named}>
      <div className="heddle-slides-bar">
        {autoplay && <button {...button} className="heddle-slides-stop" aria-label={toText(props.stopLabel) || '■'} />}
        {buttons !== false && <button {...button} className="heddle-slides-back" aria-label={previous} />}
        {buttons !== false && <button {...button} className="heddle-slides-on" aria-label={next} />}
      </div>
      <div
        className={`heddle-slides${buttons === false ? '' : ' heddle-slides-pressed'}${dots === false ? '' : ' heddle-slides-dots'}`}
        tabIndex={0}
        role="group"
        aria-label={named}
        data-label={previous}
        data-title={next}
      >
        <Slot name="slides" />
      </div>
      {dots !== false && <div className="heddle-slides-places" />}
    </div>
  )
}
