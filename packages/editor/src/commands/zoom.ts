import { ZoomIn, ZoomOut } from 'lucide-react'
import { fitPage, fitSelection, stepZoom } from '../shell/zoom.ts'
import { COMMAND_TEXTS } from '../texts/commands.ts'
import { defineCommand } from './command.ts'
import { hasSelection } from './selection.ts'

export const zoomIn = defineCommand({
  id: 'zoom-in',
  label: COMMAND_TEXTS.zoomIn,
  group: 'view',
  icon: ZoomIn,
  keys: ['Ctrl++'],
  focus: 'everywhere',
  run: (editor) => stepZoom(editor, 1),
})

export const zoomOut = defineCommand({
  id: 'zoom-out',
  label: COMMAND_TEXTS.zoomOut,
  group: 'view',
  icon: ZoomOut,
  keys: ['Ctrl+-'],
  focus: 'everywhere',
  run: (editor) => stepZoom(editor, -1),
})

export const zoomReset = defineCommand({
  id: 'zoom-reset',
  label: COMMAND_TEXTS.zoomReset,
  group: 'view',
  keys: ['Shift+0'],
  run({ session }) {
    session.zoom.value = 1
  },
})

export const zoomFit = defineCommand({
  id: 'zoom-fit',
  label: COMMAND_TEXTS.zoomFit,
  group: 'view',
  keys: ['Shift+1'],
  run: fitPage,
})

export const zoomSelection = defineCommand({
  id: 'zoom-selection',
  label: COMMAND_TEXTS.zoomSelection,
  group: 'view',
  keys: ['Shift+2'],
  when: hasSelection,
  run: fitSelection,
})
