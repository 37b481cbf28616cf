import { Maximize } from 'lucide-react'
import { COMMAND_TEXTS } from '../texts/commands.ts'
import { defineCommand } from './command.ts'

export const hideInterface = defineCommand({
  id: 'hide-interface',
  label: COMMAND_TEXTS.hideInterface,
  group: 'view',
  icon: Maximize,
  keys: ['Ctrl+\\'],
  focus: 'everywhere',
  run({ session }) {
    session.isInterfaceHidden.value = !session.isInterfaceHidden.value
  },
})
