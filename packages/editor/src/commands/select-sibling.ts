import { ArrowDown, ArrowUp } from 'lucide-react'
import { siblingOfSelection } from '../canvas/tools/walk.ts'
import type { Editor } from '../editor.ts'
import { COMMAND_TEXTS } from '../texts/commands.ts'
import { defineCommand } from './command.ts'

export const selectNext = defineCommand({
  id: 'select-next',
  label: COMMAND_TEXTS.nextSibling,
  group: 'select',
  icon: ArrowDown,
  keys: ['Tab'],
  focus: 'canvas',
  when: (editor) => siblingOfSelection(editor, 1) !== undefined,
  run: (editor) => walk(editor, 1),
})

export const selectPrevious = defineCommand({
  id: 'select-previous',
  label: COMMAND_TEXTS.previousSibling,
  group: 'select',
  icon: ArrowUp,
  keys: ['Shift+Tab'],
  focus: 'canvas',
  when: (editor) => siblingOfSelection(editor, -1) !== undefined,
  run: (editor) => walk(editor, -1),
})

function walk(editor: Editor, step: 1 | -1): void {
  const id = siblingOfSelection(editor, step)
  if (id !== undefined) editor.session.selection.value = [id]
}
