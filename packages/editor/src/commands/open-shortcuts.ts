import { Keyboard } from 'lucide-react'
import { COMMAND_TEXTS } from '../texts/commands.ts'
import { defineCommand } from './command.ts'

export const openShortcuts = defineCommand({
  id: 'shortcuts',
  label: COMMAND_TEXTS.shortcuts,
  group: 'project',
  icon: Keyboard,
  keys: ['?'],
  run({ session }) {
    session.dialog.value = 'shortcuts'
  },
})
