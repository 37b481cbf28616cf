import type { KeyboardEvent, PointerEvent } from 'react'
import { useValue } from '../use-value.ts'
import { words } from './words.ts'
import { clampPanelWidth, MAX_PANEL_WIDTH, MIN_PANEL_WIDTH, panelWidth } from './panel-width.ts'
import styles from './left-panel.module.css'

/** Pixels per arrow key. */
const STEP = 16

/** The right edge of the left panel: drag it, or use the arrow keys. */
export function PanelResizer() {
  const width = useValue(panelWidth)
  const startDrag = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return
    const offset = panelWidth.value - event.clientX
    const handle = event.currentTarget
    handle.setPointerCapture(event.pointerId)
    const move = (event: globalThis.PointerEvent) => {
      panelWidth.value = clampPanelWidth(event.clientX + offset)
    }
    handle.addEventListener('pointermove', move)
    handle.addEventListener('lostpointercapture', () => handle.removeEventListener('pointermove', move), { once: true })
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
      onPointerDown={startDrag}
      onKeyDown={onKeyDown}
    />
  )
}
