import { Rocket } from 'lucide-react'
import { COMMAND_TEXTS } from '../texts/commands.ts'
import { defineCommand } from './command.ts'

export const publish = defineCommand({
  id: 'publish',
  label: COMMAND_TEXTS.publish,
  group: 'project',
  icon: Rocket,
  keys: ['Shift+P'],
  run({ session }) {
    session.dialog.value = 'publish'
  },
})
