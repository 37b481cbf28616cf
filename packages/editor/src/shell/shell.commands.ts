import { Command as CommandIcon, Keyboard, Maximize, Plus, Save } from 'lucide-react'
import { words } from './words.ts'
import { isAtLeast, type MemberRole } from '@heddle/document'
import { defineCommand } from '../commands/command.ts'
import type { Editor } from '../session/editor.ts'
import { PANELS } from './panels.ts'
import { togglePanel } from './show-panel.ts'

/** Whether this member may do what takes a role at least. */
const mayHere = ({ client }: Editor, least: MemberRole): boolean => isAtLeast(client.role.value ?? 'editor', least)

const hideInterface = defineCommand({
  id: 'hide-interface',
  label: words.hideInterface,
  group: 'view',
  place: 200,
  icon: Maximize,
  keys: ['Ctrl+\\'],
  focus: 'everywhere',
  run({ session }) {
    session.isInterfaceHidden.value = !session.isInterfaceHidden.value
  },
})

/** One command for each panel: its letter opens it, and closes it when it is open. */
const panels = PANELS.map(({ id, title, icon, keys, least = 'viewer' }) =>
  defineCommand({
    id: `panel-${id}`,
    label: words.openPanel(title),
    group: 'panels',
    place: 10,
    icon,
    ...(keys === undefined ? {} : { keys: [keys] }),
    exists: (editor) => mayHere(editor, least),
    run(editor) {
      editor.session.isInterfaceHidden.value = false
      togglePanel(editor, id)
    },
  }),
)

const quickInsert = defineCommand({
  id: 'quick-insert',
  label: words.quickInsert,
  group: 'panels',
  place: 20,
  icon: Plus,
  keys: ['I'],
  exists: (editor) => mayHere(editor, 'editor'),
  run({ session }) {
    session.palette.value = 'insert'
  },
})

/** Hands press Ctrl+S by habit: it answers with how things stand instead of the browser's own dialog. */
const save = defineCommand({
  id: 'save',
  label: words.save,
  group: 'project',
  place: 20,
  icon: Save,
  keys: ['Ctrl+S'],
  focus: 'everywhere',
  run({ client, session }) {
    const status = client.status.value
    session.notice.value = { text: status === 'saved' ? words.savedAlready : words.status[status], tone: 'info' }
  },
})

export const openPalette = defineCommand({
  id: 'palette',
  label: words.palette,
  group: 'project',
  place: 50,
  icon: CommandIcon,
  keys: ['Ctrl+K'],
  focus: 'everywhere',
  run({ session }) {
    session.palette.value = 'all'
  },
})

export const openShortcuts = defineCommand({
  id: 'shortcuts',
  label: words.shortcuts,
  group: 'project',
  place: 60,
  icon: Keyboard,
  keys: ['?'],
  run({ session }) {
    session.isShortcutsOpen.value = true
  },
})

export const commands = [hideInterface, ...panels, quickInsert, save, openPalette, openShortcuts]
