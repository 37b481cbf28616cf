import { Group } from 'lucide-react'
import { wrapNodes } from '@heddle/document/operations'
import type { ElementDefinition } from '@heddle/kit'
import type { Editor } from '../editor.ts'
import { COMMAND_TEXTS } from '../texts/commands.ts'
import { defineCommand } from './command.ts'
import { applyAndSelect, fieldsOf, hasSelection, nameOfNodes } from './selection.ts'

/** Element that is put around others. */
const WRAPPER = 'flexbox'

export const wrap = defineCommand({
  id: 'wrap',
  label: COMMAND_TEXTS.wrap,
  group: 'arrange',
  icon: Group,
  keys: ['Ctrl+Alt+G'],
  when: hasSelection,
  run(editor) {
    const ids = editor.session.selection.value
    const container = containerOf(editor)
    if (!container) return
    const [{ type, preset }, slot] = container
    const { newId, view } = editor
    const result = wrapNodes(view, { ids, template: { element: type, ...preset }, slot, newId, fieldsOf: fieldsOf(editor) })
    applyAndSelect(editor, COMMAND_TEXTS.changes.wrap(nameOfNodes(editor, ids)), result)
  },
})

/** The plain container and the slot that takes anything. */
function containerOf({ definitions }: Editor): readonly [ElementDefinition, string] | undefined {
  const definition = definitions.get(WRAPPER)
  const slot = Object.entries(definition?.slots ?? {}).find(([, { accepts }]) => accepts === undefined)
  return definition && slot && [definition, slot[0]]
}
