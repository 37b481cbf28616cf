import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { useValue } from '../use-value.ts'
import { words } from './words.ts'
import { clampPanelWidth, MAX_PANEL_WIDTH, MIN_PANEL_WIDTH, panelWidth } from './panel-width.ts'
import styles from './left-panel.module.css'

/** Pixels per arrow key. */
const STEP = 16

/** The right edge of the left panel: drag it, or use the arrow keys. */
export function PanelResizer() {
  const width = useValue(panelWidth)
  const held = useRef<{ readonly pointerId: number; readonly offset: number }>(undefined)
  const press = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0 || held.current) return
    event.currentTarget.setPointerCapture(event.pointerId)
    held.current = { pointerId: event.pointerId, offset: panelWidth.value - event.clientX }
  }
  /** Another finger neither moves nor lets go what the first one holds. */
  const isHolding = ({ pointerId }: PointerEvent) => held.current?.pointerId === pointerId
  const move = (event: PointerEvent) => {
    if (held.current && isHolding(event)) panelWidth.value = clampPanelWidth(event.clientX + held.current.offset)
  }
  const letGo = (event: PointerEvent) => {
    if (isHolding(event)) held.current = undefined
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowLeft' ? -STEP : event.key === 'ArrowRight' ? STEP : 0
    if (step !== 0) panelWidth.value = clampPanelWidth(panelWidth.value + step)
  }
  return (
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={words.resizePanel}
      aria-valuenow={width}
      aria-valuemin={MIN_PANEL_WIDTH}
      aria-valuemax={MAX_PANEL_WIDTH}
      tabIndex={0}
      className={styles.resizer}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onLostPointerCapture={letGo}
      onKeyDown={onKeyDown}
    />
  )
}
