import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { useValue } from '../use-value.ts'
import { classNames } from '../ui/class-names.ts'
import type { KeptSize } from './kept-size.ts'
import styles from './edge.module.css'

/** Pixels per arrow key. */
const STEP = 16
const KEYS = {
  right: { ArrowRight: STEP, ArrowLeft: -STEP },
  top: { ArrowUp: STEP, ArrowDown: -STEP },
} as const

/** An edge that makes what it belongs to larger and smaller: drag it, or use the arrow keys. */
export function Edge({
  label,
  side,
  size,
}: {
  readonly label: string
  readonly side: keyof typeof KEYS
  readonly size: KeptSize
}) {
  const { pixels, min, max, set } = size
  const now = useValue(pixels)
  const held = useRef<{ readonly pointerId: number; readonly offset: number }>(undefined)
  const along = ({ clientX, clientY }: PointerEvent) => (side === 'right' ? clientX : -clientY)
  const press = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0 || held.current) return
    event.currentTarget.setPointerCapture(event.pointerId)
    held.current = { pointerId: event.pointerId, offset: pixels.value - along(event) }
  }
  /** Another finger neither moves nor lets go what the first one holds. */
  const isHolding = ({ pointerId }: PointerEvent) => held.current?.pointerId === pointerId
  const move = (event: PointerEvent) => {
    if (held.current && isHolding(event)) set(along(event) + held.current.offset)
  }
  const letGo = (event: PointerEvent) => {
    if (isHolding(event)) held.current = undefined
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = new Map(Object.entries(KEYS[side])).get(event.key)
    if (step === undefined) return
    event.preventDefault()
    set(pixels.value + step)
  }
  return (
    <div
      role="separator"
      aria-orientation={side === 'right' ? 'vertical' : 'horizontal'}
      aria-label={label}
      aria-valuenow={now}
      aria-valuemin={min}
      aria-valuemax={max}
      tabIndex={0}
      className={classNames(styles.edge, styles[side])}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onLostPointerCapture={letGo}
      onKeyDown={onKeyDown}
    />
  )
}
