import { Command } from 'lucide-react'
import { COMMAND_TEXTS } from '../texts/commands.ts'
import { defineCommand } from './command.ts'

export const openPalette = defineCommand({
  id: 'palette',
  label: COMMAND_TEXTS.palette,
  group: 'project',
  icon: Command,
  keys: ['Ctrl+K'],
  focus: 'everywhere',
  run({ session }) {
    session.isPaletteOpen.value = true
  },
})
