import { Rocket } from 'lucide-react'
import { defineCommand } from '../commands/command.ts'
import { words } from './words.ts'

export const openPublish = defineCommand({
  id: 'publish',
  label: words.title,
  group: 'project',
  place: 40,
  icon: Rocket,
  keys: ['Shift+P'],
  run({ session }) {
    session.isPublishOpen.value = true
  },
})

export const commands = [openPublish]
