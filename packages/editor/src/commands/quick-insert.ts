import { Plus } from 'lucide-react'
import { COMMAND_TEXTS } from '../texts/commands.ts'
import { defineCommand } from './command.ts'

export const quickInsert = defineCommand({
  id: 'quick-insert',
  label: COMMAND_TEXTS.quickInsert,
  group: 'panels',
  icon: Plus,
  keys: ['I'],
  run({ session }) {
    session.isPaletteOpen.value = true
  },
})
