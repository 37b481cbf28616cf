import { Search } from 'lucide-react'
import { COMMAND_TEXTS } from '../texts/commands.ts'
import { defineCommand } from './command.ts'

export const findOnPage = defineCommand({
  id: 'find-on-page',
  label: COMMAND_TEXTS.findOnPage,
  group: 'select',
  icon: Search,
  keys: ['Ctrl+F'],
  focus: 'everywhere',
  run({ session }) {
    session.isInterfaceHidden.value = false
    session.panel.value = 'navigator'
    // The panel is drawn first.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-find] input')?.focus())
  },
})
