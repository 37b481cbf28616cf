import { CornerRightDown } from 'lucide-react'
import { childOfSelection } from '../canvas/tools/walk.ts'
import { COMMAND_TEXTS } from '../texts/commands.ts'
import { defineCommand } from './command.ts'

export const selectChild = defineCommand({
  id: 'select-child',
  label: COMMAND_TEXTS.selectChild,
  group: 'select',
  icon: CornerRightDown,
  keys: ['Enter'],
  focus: 'canvas',
  when: (editor) => childOfSelection(editor) !== undefined,
  run(editor) {
    const id = childOfSelection(editor)
    if (id !== undefined) editor.session.selection.value = [id]
  },
})
