import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react'
import { moveEntry, moveNodes, topmost } from '@heddle/document/operations'
import type { Editor } from '../session/editor.ts'
import { words } from './words.ts'
import { defineCommand } from './command.ts'
import { entriesIn, entryOf } from './entries/entries.ts'
import { moveTarget } from './move-kernel.ts'
import type { MoveStep } from './move-kernel.ts'
import { applyAndSelect, fieldsOf, hasSelection, nameOfNodes } from './selection.ts'

export const moveUp = defineCommand({
  id: 'move-up',
  label: words.moveUp,
  group: 'arrange',
  place: 10,
  icon: ArrowUp,
  keys: ['Ctrl+ArrowUp'],
  when: hasSelection,
  run: (editor) => moveSelection(editor, 'up'),
})

export const moveDown = defineCommand({
  id: 'move-down',
  label: words.moveDown,
  group: 'arrange',
  place: 20,
  icon: ArrowDown,
  keys: ['Ctrl+ArrowDown'],
  when: hasSelection,
  run: (editor) => moveSelection(editor, 'down'),
})

export const moveOut = defineCommand({
  id: 'move-out',
  label: words.moveOut,
  group: 'arrange',
  place: 30,
  icon: ArrowLeft,
  keys: ['Ctrl+ArrowLeft'],
  when: hasSelection,
  run: (editor) => moveSelection(editor, 'out'),
})

export const moveInto = defineCommand({
  id: 'move-into',
  label: words.moveInto,
  group: 'arrange',
  place: 40,
  icon: ArrowRight,
  keys: ['Ctrl+ArrowRight'],
  when: hasSelection,
  run: (editor) => moveSelection(editor, 'into'),
})

export const commands = [moveUp, moveDown, moveOut, moveInto]

function moveSelection(editor: Editor, step: MoveStep): void {
  const ids = topmost(editor.view, editor.session.selection.value)
  const target = moveTarget(editor.view, fieldsOf(editor), ids, step)
  if (!target) {
    editor.session.notice.value = { text: words.cannotMove, tone: 'info' }
    return
  }
  const label = words.changes.move(nameOfNodes(editor, ids))
  const [only = ''] = ids
  const entry = ids.length === 1 ? entryOf(editor, only) : undefined
  // A tab takes what it shows along.
  if (entry?.ownerId === target.parentId) {
    const slots = Object.keys(entriesIn(editor, entry.ownerId)?.children ?? {})
    editor.change(label, moveEntry(editor.view, { id: entry.ownerId, slots, from: entry.at, to: target.at }))
    return
  }
  applyAndSelect(editor, label, moveNodes(editor.view, { ids, target, fieldsOf: fieldsOf(editor) }))
}
