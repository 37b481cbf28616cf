import type { Stage } from '../stage.ts'
import { panBy, zoomTo } from '../look.ts'
import { wheelZoomFactor, type Point } from '../viewport.ts'

const LINE_HEIGHT = 16

/** The parts of a wheel event that matter here. */
export type Wheel = Pick<WheelEvent, 'deltaX' | 'deltaY' | 'deltaMode' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** Ctrl+wheel and pinch zoom at the pointer; a plain wheel scrolls the page, sideways it moves the frame. */
export function turnWheel(stage: Stage, wheel: Wheel, at: Point): void {
  const unit = wheel.deltaMode === 0 ? 1 : LINE_HEIGHT
  if (wheel.ctrlKey || wheel.metaKey) {
    zoomTo(stage.editor, stage.viewport.value.zoom * wheelZoomFactor(wheel.deltaY * unit), at)
    return
  }
  const [dx, dy] = wheel.shiftKey ? [wheel.deltaY, 0] : [wheel.deltaX, wheel.deltaY]
  moveView(stage, dx * unit, dy * unit)
}

/** Moves what is seen, in screen pixels: the page scrolls up and down, the frame moves sideways. */
export function moveView(stage: Stage, dx: number, dy: number): void {
  const { session, canvas } = stage.editor
  if (dx !== 0) panBy(session, dx)
  if (dy !== 0) canvas.value?.send({ type: 'scroll-by', dx: 0, dy: dy / session.zoom.value })
}
