import type { Stage } from '../stage.ts'
import { clampPan, wheelZoomFactor, zoomAt, type Point } from '../viewport.ts'

const LINE_HEIGHT = 16

/** The parts of a wheel event that matter here. */
export type Wheel = Pick<WheelEvent, 'deltaX' | 'deltaY' | 'deltaMode' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** Ctrl+wheel and pinch zoom at the pointer; a plain wheel scrolls the page, sideways it moves the frame. */
export function turnWheel(stage: Stage, wheel: Wheel, at: Point): void {
  const { session, canvas } = stage.editor
  const unit = wheel.deltaMode === 0 ? 1 : LINE_HEIGHT
  const viewport = stage.viewport.value
  if (wheel.ctrlKey || wheel.metaKey) {
    const next = zoomAt(viewport, at, viewport.zoom * wheelZoomFactor(wheel.deltaY * unit))
    session.zoom.value = next.zoom
    stage.panX.value = next.panX
    if (next.scrollBy !== 0) canvas.value?.send({ type: 'scroll-by', dx: 0, dy: next.scrollBy })
    return
  }
  const [dx, dy] = wheel.shiftKey ? [wheel.deltaY, 0] : [wheel.deltaX, wheel.deltaY]
  moveView(stage, dx * unit, dy * unit)
}

/** Moves what is seen, in screen pixels: the page scrolls up and down, the frame moves sideways. */
export function moveView(stage: Stage, dx: number, dy: number): void {
  const viewport = stage.viewport.value
  if (dx !== 0) stage.panX.value = clampPan(viewport, viewport.panX - dx)
  if (dy !== 0) stage.editor.canvas.value?.send({ type: 'scroll-by', dx: 0, dy: dy / viewport.zoom })
}
