import { EyeOff } from 'lucide-react'
import { setHidden } from '@heddle/document/operations'
import { COMMAND_TEXTS } from '../texts/commands.ts'
import { defineCommand } from './command.ts'
import { hasSelection, nameOfNodes } from './selection.ts'

export const hide = defineCommand({
  id: 'hide',
  label: COMMAND_TEXTS.hide,
  group: 'edit',
  icon: EyeOff,
  keys: ['Ctrl+Shift+H'],
  when: hasSelection,
  run(editor) {
    const ids = editor.session.selection.value
    const isAllHidden = ids.every((id) => editor.view.find('node', id)?.hidden)
    const { hide, show } = COMMAND_TEXTS.changes
    editor.change((isAllHidden ? show : hide)(nameOfNodes(editor, ids)), setHidden(editor.view, { ids, hidden: !isAllHidden }))
  },
})
