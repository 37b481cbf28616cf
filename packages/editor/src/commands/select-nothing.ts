import { COMMAND_TEXTS } from '../texts/commands.ts'
import { defineCommand } from './command.ts'
import { hasSelection } from './selection.ts'

export const selectNothing = defineCommand({
  id: 'select-nothing',
  label: COMMAND_TEXTS.selectNothing,
  group: 'select',
  when: hasSelection,
  run({ session }) {
    session.selection.value = []
  },
})
