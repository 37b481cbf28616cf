import { CopyPlus } from 'lucide-react'
import { duplicateNodes } from '@heddle/document/operations'
import { COMMAND_TEXTS } from '../texts/commands.ts'
import { defineCommand } from './command.ts'
import { applyAndSelect, fieldsOf, hasSelection, nameOfNodes } from './selection.ts'

export const duplicate = defineCommand({
  id: 'duplicate',
  label: COMMAND_TEXTS.duplicate,
  group: 'edit',
  icon: CopyPlus,
  keys: ['Ctrl+D'],
  when: hasSelection,
  run(editor) {
    const ids = editor.session.selection.value
    const result = duplicateNodes(editor.view, { ids, newId: editor.newId, fieldsOf: fieldsOf(editor) })
    applyAndSelect(editor, COMMAND_TEXTS.changes.duplicate(nameOfNodes(editor, ids)), result)
  },
})
