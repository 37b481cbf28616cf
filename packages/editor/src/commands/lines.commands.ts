import { Columns3 } from 'lucide-react'
import { focusLine, linedNodes } from '../canvas/lines.ts'
import type { Editor } from '../session/editor.ts'
import { defineCommand } from './command.ts'
import { words } from './words.ts'

export const commands = [
  defineCommand({
    id: 'move-lines',
    label: words.moveLines,
    group: 'arrange',
    place: 200,
    icon: Columns3,
    keys: ['G'],
    focus: 'canvas',
    when: (editor: Editor) => Object.values(linedNodes(editor)).some((id) => id !== undefined),
    run: () => void focusLine(),
  }),
]
