import { useState } from 'react'
import { useDrag } from '../canvas/overlay/use-handle.ts'
import type { Preview } from '../canvas/tools/style-preview.ts'
import styles from './tracks.module.css'
import { useLineKeys } from './use-line-keys.ts'

/** What a line would make of its neighbours, in words; without values it cannot go there. */
export interface Moved<Values> {
  readonly text: string
  readonly values?: Values
}

export interface LineGripProps<Values> {
  /** The line stands upright and moves to the left and the right. */
  readonly isUpright: boolean
  readonly label: string
  /** Size of what is before the line, for those who hear it. */
  readonly now: number
  readonly text: string
  /** What a move is called in the history. */
  readonly change: string
  /** Pixels that a key moves it by, and with Shift. */
  readonly steps: readonly [number, number]
  readonly preview: () => Preview<Values>
  readonly moved: (pixels: number, isAlt: boolean) => Moved<Values>
}

/** The grip of a line between two neighbours: dragged or moved by arrows, in one step of the history; Escape takes it back. */
export function LineGrip<Values>({ isUpright, label, now, text, change, steps, preview, moved }: LineGripProps<Values>) {
  const [shown, setShown] = useState<string>()
  const valuesAt = (pixels: number, isAlt: boolean): Values | undefined => {
    const next = moved(pixels, isAlt)
    setShown(next.text)
    return next.values
  }
  const onEnd = () => setShown(undefined)
  const drag = useDrag({
    label: change,
    preview,
    valuesAt: (dx, dy, { isAlt }) => valuesAt(isUpright ? dx : dy, isAlt),
    onEnd,
  })
  const keys = useLineKeys({ isUpright, label: change, steps, preview, valuesAt, onEnd })
  return (
    <div
      className={styles.grip}
      role="separator"
      tabIndex={0}
      data-line=""
      aria-label={label}
      aria-orientation={isUpright ? 'vertical' : 'horizontal'}
      aria-valuenow={now}
      aria-valuetext={shown ?? text}
      {...drag}
      {...keys}
    >
      <span className={styles.value} data-shown={shown === undefined ? undefined : ''} aria-hidden>
        {shown ?? text}
      </span>
    </div>
  )
}
