import { Group, Ungroup } from 'lucide-react'
import { unwrapNode, wrapNodes } from '@heddle/document/operations'
import type { ElementDefinition } from '@heddle/kit'
import type { Editor } from '../session/editor.ts'
import { words } from './words.ts'
import { defineCommand } from './command.ts'
import { applyAndSelect, fieldsOf, hasOneSelected, hasSelection, nameOfNodes } from './selection.ts'

/** Element that is put around others. */
const WRAPPER = 'flexbox'

export const wrap = defineCommand({
  id: 'wrap',
  label: words.wrap,
  group: 'arrange',
  place: 50,
  icon: Group,
  keys: ['Ctrl+Alt+G'],
  when: hasSelection,
  run(editor) {
    const ids = editor.session.selection.value
    const container = containerFor(editor)
    if (!container) return
    const [{ type }, slot] = container
    const { newId, view } = editor
    const result = wrapNodes(view, { ids, template: { element: type }, slot, newId, fieldsOf: fieldsOf(editor) })
    applyAndSelect(editor, words.changes.wrap(nameOfNodes(editor, ids)), result)
  },
})

export const unwrap = defineCommand({
  id: 'unwrap',
  label: words.unwrap,
  group: 'arrange',
  place: 60,
  icon: Ungroup,
  keys: ['Ctrl+Shift+G'],
  when: (editor) => hasOneSelected(editor) && editor.view.children(editor.session.selection.value[0] ?? '').length > 0,
  run(editor) {
    const [id = ''] = editor.session.selection.value
    applyAndSelect(
      editor,
      words.changes.unwrap(nameOfNodes(editor, [id])),
      unwrapNode(editor.view, { id, fieldsOf: fieldsOf(editor) }),
    )
  },
})

export const commands = [wrap, unwrap]

/** The plain container and the slot that takes anything. */
export function containerFor({ definitions }: Editor): readonly [ElementDefinition, string] | undefined {
  const definition = definitions.get(WRAPPER)
  const slot = Object.entries(definition?.slots ?? {}).find(([, { accepts }]) => accepts === undefined)
  return definition && slot && [definition, slot[0]]
}
