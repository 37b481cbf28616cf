import { useRef, type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import { languageAt, wordsIn } from '../../lib/words/words.ts'
import { readColor, share, writeColor, type Hsva } from './color-value.ts'
import { ENGLISH } from './messages.ts'

/** What some browsers have: a person points at any dot of the screen. */
interface EyeDropper {
  readonly open: () => Promise<{ readonly sRGBHex: string }>
}

export interface PanelProps {
  readonly color: Hsva
  readonly hasAlpha: boolean
  readonly swatches: unknown
  readonly hasEyedropper: boolean
  readonly onChoose: (color: Hsva) => void
}

type Part = keyof Hsva

/** What a colour is chosen with: drawn once it is open, and so in the browser only. */
export function Panel({ color, hasAlpha, swatches, hasEyedropper, onChoose }: PanelProps): ReactNode {
  const isDrawn = useRef(false)
  const names = wordsIn(languageAt(document.documentElement), 'colors', ENGLISH)
  const dropper = hasEyedropper ? (Reflect.get(window, 'EyeDropper') as (new () => EyeDropper) | undefined) : undefined
  const slide = (part: Part, name: string, className?: string, isUpright?: true): ReactNode => {
    const whole = part === 'h' ? 1 : 100
    return (
      <input
        type="range"
        className={className}
        aria-label={name}
        aria-orientation={isUpright && 'vertical'}
        max={part === 'h' ? 360 : 100}
        value={Math.round(color[part] * whole)}
        onChange={({ currentTarget }) => onChoose({ ...color, [part]: Number(currentTarget.value) / whole })}
      />
    )
  }
  const draw = ({ currentTarget, clientX, clientY }: PointerEvent): void => {
    const { left, bottom, width, height } = currentTarget.getBoundingClientRect()
    onChoose({ ...color, s: share((clientX - left) / width), v: share((bottom - clientY) / height) })
  }
  // Across and down as the area lies, on whichever of its two sliders the focus is.
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!event.key.startsWith('Arrow')) return
    event.preventDefault()
    const part = /Left|Right/.test(event.key) ? 's' : 'v'
    onChoose({ ...color, [part]: share(color[part] + (/Right|Up/.test(event.key) ? 0.01 : -0.01)) })
  }
  const place = { '--hue': color.h, '--s': color.s, '--v': color.v, '--solid': writeColor({ ...color, a: 1 }, 'hex') }
  const colors = (Array.isArray(swatches) ? (swatches as readonly unknown[]) : []).slice(0, MOST_SWATCHES).flatMap((swatch) => {
    const read = readColor(swatch)
    return read ? [read] : []
  })
  return (
    <div className="heddle-color-parts" style={place as CSSProperties}>
      <div
        className="heddle-color-area"
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          isDrawn.current = true
          draw(event)
        }}
        onPointerMove={(event) => {
          if (isDrawn.current) draw(event)
        }}
        onLostPointerCapture={() => (isDrawn.current = false)}
      >
        {slide('s', names.saturation)}
        {slide('v', names.brightness, undefined, true)}
      </div>
      {slide('h', names.hue, 'heddle-color-hue')}
      {hasAlpha && slide('a', names.opacity, 'heddle-color-alpha')}
      {(colors.length > 0 || dropper) && (
        <div className="heddle-color-swatches">
          {colors.map((swatch, at) => {
            const text = writeColor(swatch, 'hex')
            return (
              <button
                key={at}
                type="button"
                aria-label={text}
                aria-pressed={text === writeColor(color, 'hex')}
                style={{ '--color': text } as CSSProperties}
                onClick={() => onChoose(swatch)}
              />
            )
          })}
          {dropper && (
            <button
              type="button"
              className="heddle-color-screen"
              aria-label={names.screen}
              onClick={() => {
                // Who gives it up keeps the colour.
                new dropper().open().then(
                  ({ sRGBHex }) => onChoose({ ...color, ...readColor(sRGBHex), a: color.a }),
                  () => {},
                )
              }}
            />
          )}
        </div>
      )}
    </div>
  )
}

/** More are a picture, not swatches. */
const MOST_SWATCHES = 100
