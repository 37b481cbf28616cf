import { ZoomIn, ZoomOut } from 'lucide-react'
import { fitPage, fitSelection, zoomTo } from '../canvas/look.ts'
import type { Editor } from '../session/editor.ts'
import { words } from './words.ts'
import { defineCommand } from './command.ts'
import { hasSelection } from './selection.ts'

const STEPS = [0.1, 0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.25, 1.5, 2, 3, 4] as const

/** The next larger (1) or smaller (-1) step of zoom. */
function stepZoom(editor: Editor, direction: 1 | -1): void {
  const now = editor.session.zoom.value
  const next = direction === 1 ? STEPS.find((step) => step > now + 0.001) : STEPS.findLast((step) => step < now - 0.001)
  if (next !== undefined) zoomTo(editor, next)
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
  run: (editor) => zoomTo(editor, 1),
})

export const zoomFit = defineCommand({
  id: 'zoom-fit',
  label: words.zoomFit,
  group: 'view',
  place: 130,
  keys: ['Shift+1'],
  run: ({ session }) => fitPage(session),
})

export const zoomSelection = defineCommand({
  id: 'zoom-selection',
  label: words.zoomSelection,
  group: 'view',
  place: 140,
  keys: ['Shift+2'],
  when: hasSelection,
  run: (editor) => void fitSelection(editor),
})

export const commands = [zoomIn, zoomOut, zoomReset, zoomFit, zoomSelection]
