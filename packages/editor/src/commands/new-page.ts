import { FilePlus } from 'lucide-react'
import { addPage } from '../panels/pages/add-page.ts'
import { COMMAND_TEXTS } from '../texts/commands.ts'
import { defineCommand } from './command.ts'

export const newPage = defineCommand({
  id: 'new-page',
  label: COMMAND_TEXTS.newPage,
  group: 'project',
  icon: FilePlus,
  run: addPage,
})
