import { Pencil } from 'lucide-react'
import { COMMAND_TEXTS } from '../texts/commands.ts'
import { defineCommand } from './command.ts'
import { hasOneSelected } from './selection.ts'

export const rename = defineCommand({
  id: 'rename',
  label: COMMAND_TEXTS.rename,
  group: 'edit',
  icon: Pencil,
  keys: ['F2', 'Ctrl+E'],
  when: hasOneSelected,
  run({ session }) {
    session.panel.value = 'navigator'
    session.renaming.value = session.selection.value[0]
  },
})
