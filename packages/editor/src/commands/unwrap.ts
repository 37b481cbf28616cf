import { Ungroup } from 'lucide-react'
import { unwrapNode } from '@heddle/document/operations'
import { COMMAND_TEXTS } from '../texts/commands.ts'
import { defineCommand } from './command.ts'
import { applyAndSelect, fieldsOf, hasOneSelected, nameOfNodes } from './selection.ts'

export const unwrap = defineCommand({
  id: 'unwrap',
  label: COMMAND_TEXTS.unwrap,
  group: 'arrange',
  icon: Ungroup,
  keys: ['Ctrl+Shift+G'],
  when: (editor) => hasOneSelected(editor) && editor.view.children(editor.session.selection.value[0] ?? '').length > 0,
  run(editor) {
    const [id = ''] = editor.session.selection.value
    applyAndSelect(
      editor,
      COMMAND_TEXTS.changes.unwrap(nameOfNodes(editor, [id])),
      unwrapNode(editor.view, { id, fieldsOf: fieldsOf(editor) }),
    )
  },
})
