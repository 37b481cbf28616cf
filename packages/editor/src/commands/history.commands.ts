import { Redo2, Undo2 } from 'lucide-react'
import type { Editor } from '../session/editor.ts'
import { words } from './words.ts'
import { defineCommand } from './command.ts'

/** Undoes or redoes my last change; what others work in by now stays, and a notice says so. */
export function stepHistory({ client, session }: Editor, step: 'undo' | 'redo'): void {
  const result = client[step]()
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
