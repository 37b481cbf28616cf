import { Undo2 } from 'lucide-react'
import { stepHistory } from '../shell/step-history.ts'
import { COMMAND_TEXTS } from '../texts/commands.ts'
import { defineCommand } from './command.ts'

export const undo = defineCommand({
  id: 'undo',
  label: COMMAND_TEXTS.undo,
  group: 'edit',
  icon: Undo2,
  keys: ['Ctrl+Z'],
  when: ({ client }) => client.canUndo.value,
  run: (editor) => stepHistory(editor, 'undo'),
})
