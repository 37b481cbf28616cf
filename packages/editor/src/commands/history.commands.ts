import { Redo2, Undo2 } from 'lucide-react'
import type { Id } from '@heddle/document'
import type { Editor } from '../session/editor.ts'
import { showSide } from '../session/inside/show-side.ts'
import { words } from './words.ts'
import { defineCommand } from './command.ts'

/** Undoes or redoes my last change, and shows it where it stands; what others work in by now stays, and a notice says so. */
export function stepHistory(editor: Editor, step: 'undo' | 'redo'): void {
  const { client, session, store } = editor
  const changed = new Set<Id>()
  const stop = store.listen(({ put, set, remove }) => {
    for (const part of [put, set, remove]) for (const id of Object.keys(part ?? {})) changed.add(id)
  })
  const result = client[step]()
  stop()
  showSide(editor, [...changed])
  if (result && result.left.length > 0) session.notice.value = { text: words.left(result.left.length), tone: 'info' }
}

export const commands = [
  defineCommand({
    id: 'undo',
    label: words.undo,
    group: 'edit',
    place: 10,
    icon: Undo2,
    keys: ['Ctrl+Z'],
    when: ({ client }) => client.canUndo.value,
    run: (editor) => stepHistory(editor, 'undo'),
  }),
  defineCommand({
    id: 'redo',
    label: words.redo,
    group: 'edit',
    place: 20,
    icon: Redo2,
    keys: ['Ctrl+Shift+Z', 'Ctrl+Y'],
    when: ({ client }) => client.canRedo.value,
    run: (editor) => stepHistory(editor, 'redo'),
  }),
]
