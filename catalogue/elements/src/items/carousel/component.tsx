import { useEffect, useRef, type ReactNode } from 'react'
import { toText, useElementAction, useElementVariable, useNode, useRoot, type ElementProps } from '@heddle/kit/react'
import { EntrySlot, useEntries } from '../../lib/entries/entry-slots.tsx'
import { createSlides } from './slides.ts'
import type { Slides } from './types.ts'
import type { carouselDefinition } from './definition.ts'
import { TIMING } from './limits.ts'

export function Carousel({ root, props }: ElementProps<typeof carouselDefinition>): ReactNode {
  const { 'aria-label': label, ...rest } = root
  const node = useNode()
  const [box, ref] = useRoot<HTMLDivElement>(root.ref)
  const slides = useRef<Slides | undefined>(undefined)
  const shown = useRef(0)
  const [, setCurrent] = useElementVariable('currentSlide', 0)
  const { buttons, dots } = props
  const loop = Boolean(props.loop)
  const autoplay = Boolean(props.autoplay)
  const fades = props.effect === 'fade'
  const entries = useEntries('slides')
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
      fades,
      first: shown.current,
      every: autoplay ? seconds * 1000 : undefined,
      slideLabel,
      onChange(index, direction) {
        shown.current = index
        setCurrent(index)
        node.emit('change', { index, direction })
      },
    })
    slides.current = made
    return () => {
      slides.current = undefined
      made.end()
    }
  }, [node, box, loop, fades, autoplay, seconds, slideLabel, setCurrent])

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
        className={`heddle-slides${buttons === false ? '' : ' heddle-slides-pressed'}${dots === false ? '' : ' heddle-slides-dots'}${fades ? ' heddle-slides-fade' : ''}`}
        tabIndex={0}
        role="group"
        aria-label={named}
        data-label={previous}
        data-title={next}
      >
        {entries.map(({ key, child }, index) => (
          <EntrySlot key={key} child={child} data={{ slide: { index, count: entries.length } }} />
        ))}
      </div>
      {dots !== false && <div className="heddle-slides-places" />}
    </div>
  )
}
