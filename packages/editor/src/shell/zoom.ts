import { clampZoom } from '../canvas/viewport.ts'
import type { Editor } from '../editor.ts'

const STEPS = [0.1, 0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.25, 1.5, 2, 3, 4] as const
/** Space in screen pixels that fitting leaves around what it shows. */
const MARGIN = 40

/** The next larger (1) or smaller (-1) step of zoom. */
export function stepZoom({ session }: Editor, direction: 1 | -1): void {
  const now = session.zoom.value
  const next = direction === 1 ? STEPS.find((step) => step > now + 0.001) : STEPS.findLast((step) => step < now - 0.001)
  if (next !== undefined) session.zoom.value = next
}

/** The zoom that shows the whole width of the page in the canvas region. */
export function fitPage({ session }: Editor): void {
  session.zoom.value = clampZoom(Math.min(1, (canvasSize().width - 2 * MARGIN) / session.canvasWidth.value))
}

/** The zoom that fills the canvas region with the selection, and scrolls it into sight. */
export function fitSelection(editor: Editor): void {
  const canvas = editor.canvas.value
  const [id] = editor.session.selection.value
  const box = id === undefined ? undefined : canvas?.geometry.value.boxes.get(id)?.[0]
  if (!canvas || !box || id === undefined) return
  const { width, height } = canvasSize()
  editor.session.zoom.value = clampZoom(Math.min((width - 2 * MARGIN) / box.width, (height - 2 * MARGIN) / box.height, 2))
  canvas.send({ type: 'scroll-to', id })
}

function canvasSize(): { readonly width: number; readonly height: number } {
  return document.querySelector('[data-region="canvas"]')?.getBoundingClientRect() ?? { width: 1100, height: 800 }
}
