import { ArrowDown, ArrowUp, CornerLeftUp, CornerRightDown, Search } from 'lucide-react'
import type { Id } from '@heddle/document'
import type { Editor } from '../session/editor.ts'
import { childOfSelection, parentOfSelection, siblingOfSelection } from '../session/tree.ts'
import { words } from './words.ts'
import { defineCommand } from './command.ts'
import type { Command } from './command.ts'
import { hasSelection } from './selection.ts'

/** A step of the selection from the only selected node to the one that `find` names; without one it cannot be done. */
function selectStep(
  command: Omit<Command, 'group' | 'focus' | 'when' | 'run'>,
  find: (editor: Editor) => Id | undefined,
): Command {
  return defineCommand({
    ...command,
    group: 'select',
    focus: 'canvas',
    when: (editor) => find(editor) !== undefined,
    run(editor) {
      const id = find(editor)
      if (id !== undefined) editor.session.selection.value = [id]
    },
  })
}

export const selectParent = selectStep(
  { id: 'select-parent', label: words.selectParent, place: 10, icon: CornerLeftUp, keys: ['Shift+Enter'] },
  parentOfSelection,
)

export const commands = [
  selectParent,
  selectStep(
    { id: 'select-child', label: words.selectChild, place: 20, icon: CornerRightDown, keys: ['Enter'] },
    childOfSelection,
  ),
  selectStep({ id: 'select-next', label: words.nextSibling, place: 30, icon: ArrowDown, keys: ['Tab'] }, (editor) =>
    siblingOfSelection(editor, 1),
  ),
  selectStep({ id: 'select-previous', label: words.previousSibling, place: 40, icon: ArrowUp, keys: ['Shift+Tab'] }, (editor) =>
    siblingOfSelection(editor, -1),
  ),
  defineCommand({
    id: 'select-nothing',
    label: words.selectNothing,
    group: 'select',
    place: 50,
    when: hasSelection,
    run({ session }) {
      session.selection.value = []
    },
  }),
  defineCommand({
    id: 'find-on-page',
    label: words.findOnPage,
    group: 'select',
    place: 60,
    icon: Search,
    keys: ['Ctrl+F'],
    focus: 'everywhere',
    run({ session }) {
      session.isInterfaceHidden.value = false
      session.panel.value = 'navigator'
      session.isFinding.value = true
    },
  }),
]
