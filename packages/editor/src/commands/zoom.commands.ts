import { ZoomIn, ZoomOut } from 'lucide-react'
import { clampZoom } from '../canvas/viewport.ts'
import type { Editor } from '../session/editor.ts'
import { words } from './words.ts'
import { defineCommand } from './command.ts'
import { hasSelection } from './selection.ts'

const STEPS = [0.1, 0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.25, 1.5, 2, 3, 4] as const
/** Space in screen pixels that fitting leaves around what it shows. */
const MARGIN = 40

/** The next larger (1) or smaller (-1) step of zoom. */
function stepZoom({ session }: Editor, direction: 1 | -1): void {
  const now = session.zoom.value
  const next = direction === 1 ? STEPS.find((step) => step > now + 0.001) : STEPS.findLast((step) => step < now - 0.001)
  if (next !== undefined) session.zoom.value = next
}

/** The zoom that shows the whole width of the page in the canvas region. */
function fitPage({ session }: Editor): void {
  session.zoom.value = clampZoom(Math.min(1, (canvasSize().width - 2 * MARGIN) / session.canvasWidth.value))
}

/** The zoom that fills the canvas region with the selection, and scrolls it into sight. */
function fitSelection(editor: Editor): void {
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

export const zoomIn = defineCommand({
  id: 'zoom-in',
  label: words.zoomIn,
  group: 'view',
  place: 100,
  icon: ZoomIn,
  keys: ['Ctrl++'],
  focus: 'everywhere',
  run: (editor) => stepZoom(editor, 1),
})

export const zoomOut = defineCommand({
  id: 'zoom-out',
  label: words.zoomOut,
  group: 'view',
  place: 110,
  icon: ZoomOut,
  keys: ['Ctrl+-'],
  focus: 'everywhere',
  run: (editor) => stepZoom(editor, -1),
})

export const zoomReset = defineCommand({
  id: 'zoom-reset',
  label: words.zoomReset,
  group: 'view',
  place: 120,
  keys: ['Shift+0'],
  run({ session }) {
    session.zoom.value = 1
  },
})

export const zoomFit = defineCommand({
  id: 'zoom-fit',
  label: words.zoomFit,
  group: 'view',
  place: 130,
  keys: ['Shift+1'],
  run: fitPage,
})

export const zoomSelection = defineCommand({
  id: 'zoom-selection',
  label: words.zoomSelection,
  group: 'view',
  place: 140,
  keys: ['Shift+2'],
  when: hasSelection,
  run: fitSelection,
})

export const commands = [zoomIn, zoomOut, zoomReset, zoomFit, zoomSelection]
