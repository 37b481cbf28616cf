import { effect, untracked } from '@preact/signals-core'
import type { Box } from '@heddle/canvas/protocol'
import type { Editor, EditorSession } from '../session/editor.ts'
import {
  clampPan,
  clampZoom,
  fitZoom,
  FRAME_MARGIN,
  FRAME_TOP,
  panToMiddle,
  zoomAt,
  type Point,
  type Viewport,
} from './viewport.ts'

/** A selection is enlarged to fill the area, but no further than this. */
const MAX_SELECTION_ZOOM = 2

type LookSignals = Pick<EditorSession, 'canvasArea' | 'canvasWidth' | 'zoom' | 'panX' | 'isFitted' | 'isCanvasSizing'>

/** Where the frame stands now. Reads signals: call it where changes are to be noticed. */
export function viewportOf({ canvasArea, canvasWidth, zoom, panX }: LookSignals): Viewport {
  return {
    areaWidth: canvasArea.value.width,
    areaHeight: canvasArea.value.height,
    canvasWidth: canvasWidth.value,
    zoom: zoom.value,
    panX: panX.value,
  }
}

/** Zooms as a person asked, around a point of the area or its middle: what is there stays there. */
export function zoomTo({ session, canvas }: Editor, wanted: number, at?: Point): void {
  const viewport = viewportOf(session)
  const middle = { x: viewport.areaWidth / 2, y: (viewport.areaHeight + FRAME_TOP) / 2 }
  const { zoom, panX, scrollBy } = zoomAt(viewport, at ?? middle, wanted)
  session.isFitted.value = false
  session.zoom.value = zoom
  session.panX.value = panX
  if (scrollBy !== 0) canvas.value?.send({ type: 'scroll-by', dx: 0, dy: scrollBy })
}

/** Moves the frame sideways as a person asked, in screen pixels. */
export function panBy(session: EditorSession, dx: number): void {
  const viewport = viewportOf(session)
  const panX = clampPan(viewport, viewport.panX - dx)
  // A touchpad that scrolls is never quite straight: what cannot be moved is not moved.
  if (panX === viewport.panX) return
  session.isFitted.value = false
  session.panX.value = panX
}

/** Shows the whole width of the page, and goes on showing it whatever the area and the page's width become. */
export function fitPage(session: EditorSession): void {
  session.isFitted.value = true
  showWhole(session)
}

/** Fills the area with the selection, in its middle. False while the frame has not told where it is. */
export function fitSelection({ session, canvas }: Editor): boolean {
  const ids = session.selection.value
  const boxes = canvas.value?.geometry.value.boxes
  const box = union(ids.flatMap((id) => boxes?.get(id)?.slice(0, 1) ?? []))
  if (!box) return false
  const viewport = viewportOf(session)
  const room = { width: viewport.areaWidth - 2 * FRAME_MARGIN, height: viewport.areaHeight - FRAME_TOP - 2 * FRAME_MARGIN }
  const zoom = clampZoom(Math.min(room.width / box.width, room.height / box.height, MAX_SELECTION_ZOOM))
  session.isFitted.value = false
  session.zoom.value = zoom
  session.panX.value = panToMiddle({ ...viewport, zoom }, box.x + box.width / 2)
  canvas.value?.send({ type: 'centre', ids })
  return true
}

/**
 * Keeps the frame where it may stand when the area or the page's width changes: shown whole while the view is fitted, else
 * with a part of it in sight. While a person holds the edge of the frame it stays as large as it is. Returns how to stop.
 */
export function keepInSight(session: LookSignals): () => void {
  return effect(() => {
    const { width } = session.canvasArea.value
    void session.canvasWidth.value
    if (width === 0 || session.isCanvasSizing.value) return
    const isFitted = session.isFitted.value
    untracked(() => {
      if (isFitted) showWhole(session)
      else session.panX.value = clampPan(viewportOf(session), session.panX.value)
    })
  })
}

function showWhole(session: LookSignals): void {
  session.zoom.value = fitZoom(viewportOf(session))
  session.panX.value = 0
}

function union([first, ...others]: readonly Box[]): Box | undefined {
  return (
    first &&
    others.reduce<Box>((all, box) => {
      const [x, y] = [Math.min(all.x, box.x), Math.min(all.y, box.y)]
      const right = Math.max(all.x + all.width, box.x + box.width)
      return { x, y, width: right - x, height: Math.max(all.y + all.height, box.y + box.height) - y }
    }, first)
  )
}
