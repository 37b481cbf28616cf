import { Save } from 'lucide-react'
import { COMMAND_TEXTS } from '../texts/commands.ts'
import { SHELL_TEXTS } from '../texts/shell.ts'
import { defineCommand } from './command.ts'

/** Hands press Ctrl+S by habit: it answers with how things stand instead of the browser's own dialog. */
export const save = defineCommand({
  id: 'save',
  label: COMMAND_TEXTS.save,
  group: 'project',
  icon: Save,
  keys: ['Ctrl+S'],
  focus: 'everywhere',
  run({ client, session }) {
    const status = client.status.value
    session.notice.value = { text: status === 'saved' ? COMMAND_TEXTS.savedAlready : SHELL_TEXTS.status[status], tone: 'info' }
  },
})
