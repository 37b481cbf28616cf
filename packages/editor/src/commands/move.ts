import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react'
import { moveNodes, topmost } from '@heddle/document/operations'
import type { Editor } from '../editor.ts'
import { COMMAND_TEXTS } from '../texts/commands.ts'
import { defineCommand } from './command.ts'
import { moveTarget } from './move-kernel.ts'
import type { MoveStep } from './move-kernel.ts'
import { applyAndSelect, fieldsOf, hasSelection, nameOfNodes } from './selection.ts'

export const moveUp = defineCommand({
  id: 'move-up',
  label: COMMAND_TEXTS.moveUp,
  group: 'arrange',
  icon: ArrowUp,
  keys: ['Ctrl+ArrowUp'],
  when: hasSelection,
  run: (editor) => moveSelection(editor, 'up'),
})

export const moveDown = defineCommand({
  id: 'move-down',
  label: COMMAND_TEXTS.moveDown,
  group: 'arrange',
  icon: ArrowDown,
  keys: ['Ctrl+ArrowDown'],
  when: hasSelection,
  run: (editor) => moveSelection(editor, 'down'),
})

export const moveOut = defineCommand({
  id: 'move-out',
  label: COMMAND_TEXTS.moveOut,
  group: 'arrange',
  icon: ArrowLeft,
  keys: ['Ctrl+ArrowLeft'],
  when: hasSelection,
  run: (editor) => moveSelection(editor, 'out'),
})

export const moveInto = defineCommand({
  id: 'move-into',
  label: COMMAND_TEXTS.moveInto,
  group: 'arrange',
  icon: ArrowRight,
  keys: ['Ctrl+ArrowRight'],
  when: hasSelection,
  run: (editor) => moveSelection(editor, 'into'),
})

function moveSelection(editor: Editor, step: MoveStep): void {
  const ids = topmost(editor.view, editor.session.selection.value)
  const target = moveTarget(editor.view, fieldsOf(editor), ids, step)
  if (!target) {
    editor.session.notice.value = { text: COMMAND_TEXTS.cannotMove, tone: 'info' }
    return
  }
  const result = moveNodes(editor.view, { ids, target, fieldsOf: fieldsOf(editor) })
  applyAndSelect(editor, COMMAND_TEXTS.changes.move(nameOfNodes(editor, ids)), result)
}
