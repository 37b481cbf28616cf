import { CornerLeftUp } from 'lucide-react'
import { parentOfSelection } from '../canvas/tools/walk.ts'
import { COMMAND_TEXTS } from '../texts/commands.ts'
import { defineCommand } from './command.ts'

export const selectParent = defineCommand({
  id: 'select-parent',
  label: COMMAND_TEXTS.selectParent,
  group: 'select',
  icon: CornerLeftUp,
  keys: ['Shift+Enter'],
  focus: 'canvas',
  when: (editor) => parentOfSelection(editor) !== undefined,
  run(editor) {
    const id = parentOfSelection(editor)
    if (id !== undefined) editor.session.selection.value = [id]
  },
})
