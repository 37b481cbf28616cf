import { Trash2 } from 'lucide-react'
import { deleteNodes, topmost } from '@heddle/document/operations'
import type { Editor } from '../editor.ts'
import { COMMAND_TEXTS } from '../texts/commands.ts'
import { defineCommand } from './command.ts'
import { hasSelection, nameOfNodes } from './selection.ts'

export const deleteSelection = defineCommand({
  id: 'delete',
  label: COMMAND_TEXTS.delete,
  group: 'edit',
  icon: Trash2,
  keys: ['Delete', 'Backspace'],
  when: hasSelection,
  run: (editor) => removeNodes(editor, COMMAND_TEXTS.changes.delete),
})

/** Removes the selection and selects what a person would go on with: the next sibling, the one before, or the parent. */
export function removeNodes(editor: Editor, label: (what: string) => string): void {
  const { view, session } = editor
  const ids = topmost(view, session.selection.value)
  const next = neighbourOf(editor, ids)
  if (!editor.change(label(nameOfNodes(editor, ids)), deleteNodes(view, { ids }))) return
  session.selection.value = next === undefined ? [] : [next]
}

function neighbourOf({ view }: Editor, ids: readonly string[]): string | undefined {
  const last = view.find('node', ids.at(-1) ?? '')
  if (!last) return undefined
  const siblings = view.children(last.place.parentId, last.place.slot)
  const at = siblings.indexOf(last.id)
  const staying = (id: string) => !ids.includes(id)
  const after = siblings.slice(at).find(staying)
  const before = siblings.slice(0, at).findLast(staying)
  return after ?? before ?? view.find('node', last.place.parentId)?.id
}
