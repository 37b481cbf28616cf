import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { MAX_FRAMES, sortFrames } from '@heddle/style'
import { classNames } from '../../../ui/class-names.ts'
import { placeByKey, placeUnder } from '../strip-place.ts'
import { moveFrame } from './frames.ts'
import type { Frames } from './use-frames.ts'
import { words } from './words.ts'
import strips from '../strip.module.css'
import styles from './animation.module.css'

/** The frames of an animation on the way from its beginning to its end: one is dragged or moved by arrow keys, a press between them adds one, Delete takes one away. */
export function FrameStrip({
  frames: { frames, set, show, showEnd },
  selected,
  onSelect,
  onAdd,
  onRemove,
}: {
  readonly frames: Frames
  readonly selected: string | undefined
  readonly onSelect: (key: string) => void
  readonly onAdd: (place: number) => void
  readonly onRemove: (key: string) => void
}) {
  const strip = useRef<HTMLDivElement>(null)
  const dragged = useRef<string>(undefined)
  const sorted = sortFrames(frames)

  const placeAt = (event: PointerEvent): number => placeUnder(strip.current, event)
  const onKeyDown = (event: KeyboardEvent, key: string, place: number) => {
    const to = placeByKey(event, place)
    if (to === undefined) return
    event.preventDefault()
    event.stopPropagation()
    if (to === 'remove') onRemove(key)
    else set(moveFrame(frames, key, to))
  }
  const end = () => {
    if (dragged.current === undefined) return
    dragged.current = undefined
    showEnd()
  }
  return (
    <div role="group" aria-label={words.strip} className={styles.strip}>
      <div
        ref={strip}
        className={classNames(strips.line, styles.line)}
        title={words.stripHint}
        onPointerDown={(event) => {
          if (event.button === 0 && event.target === event.currentTarget && sorted.length < MAX_FRAMES) onAdd(placeAt(event))
        }}
      >
        {sorted.map(([key, { at }], number) => (
          <button
            key={key}
            type="button"
            role="slider"
            data-frame={key}
            className={classNames(strips.handle, styles.handle)}
            style={{ insetInlineStart: `${at}%` }}
            aria-label={words.frame(number + 1, sorted.length)}
            aria-current={key === selected || undefined}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={at}
            aria-valuetext={`${at} %`}
            onFocus={() => onSelect(key)}
            onKeyDown={(event) => onKeyDown(event, key, at)}
            onPointerDown={(event) => {
              if (event.button !== 0) return
              event.currentTarget.setPointerCapture(event.pointerId)
              // Not every browser gives a pressed button the focus.
              event.currentTarget.focus()
              dragged.current = key
            }}
            onPointerMove={(event) => dragged.current === key && show(moveFrame(frames, key, placeAt(event)))}
            onPointerUp={end}
            onPointerCancel={end}
            onLostPointerCapture={end}
          >
            <span />
          </button>
        ))}
      </div>
    </div>
  )
}
