import { Play, Rocket } from 'lucide-react'
import { defineCommand } from '../commands/command.ts'
import { messageOf } from '../server/request.ts'
import type { Editor } from '../session/editor.ts'
import { words } from './words.ts'

/** Opens the draft in a new tab by an address that the server signs. */
export async function openPreview({ server, session }: Editor): Promise<void> {
  // The tab is opened before the answer: a browser refuses to open one later than the press.
  const tab = window.open('about:blank', '_blank')
  try {
    const url = await server.preview()
    if (tab) tab.location.replace(url)
    else window.location.assign(url)
  } catch (error) {
    tab?.close()
    session.notice.value = { text: messageOf(error), tone: 'danger' }
  }
}

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

export const commands = [
  defineCommand({
    id: 'preview',
    label: words.preview,
    group: 'project',
    place: 30,
    icon: Play,
    keys: ['Ctrl+Shift+P'],
    focus: 'everywhere',
    run: (editor) => void openPreview(editor),
  }),
  openPublish,
]
