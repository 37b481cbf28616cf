import { CopyPlus, EyeOff, Pencil, Trash2 } from 'lucide-react'
import { deleteNodes, duplicateNodes, setHidden, topmost } from '@heddle/document/operations'
import type { Editor } from '../session/editor.ts'
import { linkedSectionShown } from '../session/linked-sections.ts'
import { withFreeNames } from '../session/field-names.ts'
import { changeLinkedSection } from './linked-sections/change-linked-section.ts'
import { words } from './words.ts'
import { defineCommand } from './command.ts'
import { withTheirEntries } from './entries/entries.ts'
import { applyAndSelect, fieldsOf, hasOneSelected, hasSelection, nameOfNodes } from './selection.ts'

export const duplicate = defineCommand({
  id: 'duplicate',
  label: words.duplicate,
  group: 'edit',
  place: 90,
  icon: CopyPlus,
  keys: ['Ctrl+D'],
  when: hasSelection,
  run(editor) {
    const ids = withTheirEntries(editor, editor.session.selection.value)
    const result = duplicateNodes(editor.view, { ids, newId: editor.newId, fieldsOf: fieldsOf(editor) })
    applyAndSelect(editor, words.changes.duplicate(nameOfNodes(editor, ids)), withFreeNames(editor, result))
  },
})

export const deleteSelection = defineCommand({
  id: 'delete',
  label: words.delete,
  group: 'edit',
  place: 100,
  icon: Trash2,
  keys: ['Delete', 'Backspace'],
  when: hasSelection,
  run(editor) {
    const { selection } = editor.session
    // A tab goes with what it shows; what is named is what was selected.
    const label = words.changes.delete(nameOfNodes(editor, topmost(editor.view, selection.value)))
    selection.value = withTheirEntries(editor, selection.value)
    removeNodes(editor, () => label)
  },
})

export const rename = defineCommand({
  id: 'rename',
  label: words.rename,
  group: 'edit',
  place: 110,
  icon: Pencil,
  keys: ['F2', 'Ctrl+E'],
  when: hasOneSelected,
  run({ session }) {
    session.panel.value = 'navigator'
    session.renaming.value = session.selection.value[0]
  },
})

export const hide = defineCommand({
  id: 'hide',
  label: words.hide,
  group: 'edit',
  place: 120,
  icon: EyeOff,
  keys: ['Ctrl+Shift+H'],
  when: hasSelection,
  run(editor) {
    const ids = editor.session.selection.value
    const isAllHidden = ids.every((id) => editor.view.find('node', id)?.hidden)
    const { hide, show } = words.changes
    editor.change((isAllHidden ? show : hide)(nameOfNodes(editor, ids)), setHidden(editor.view, { ids, hidden: !isAllHidden }))
  },
})

export const commands = [duplicate, deleteSelection, rename, hide]

/** Removes the selection and selects what a person would go on with: the next sibling, the one before, or the parent. */
export function removeNodes(editor: Editor, label: (what: string) => string): void {
  const { view, session } = editor
  const ids = topmost(view, session.selection.value)
  const [only = '', ...others] = ids
  if (others.length === 0 && linkedSectionShown(view, only)) return changeLinkedSection('takeOffPage', editor, only)
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
