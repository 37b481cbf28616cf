import { Redo2 } from 'lucide-react'
import { stepHistory } from '../shell/step-history.ts'
import { COMMAND_TEXTS } from '../texts/commands.ts'
import { defineCommand } from './command.ts'

export const redo = defineCommand({
  id: 'redo',
  label: COMMAND_TEXTS.redo,
  group: 'edit',
  icon: Redo2,
  keys: ['Ctrl+Shift+Z', 'Ctrl+Y'],
  when: ({ client }) => client.canRedo.value,
  run: (editor) => stepHistory(editor, 'redo'),
})
