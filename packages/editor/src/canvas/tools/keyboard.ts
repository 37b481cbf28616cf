import type { Editor } from '../../session/editor.ts'
import { openInstance } from '../../session/inside/inside.ts'
import { canEditText, editText } from './edit-text.ts'
import { parentOfSelection } from '../../session/tree.ts'

/** The parts of a key event that matter here. */
export type CanvasKey = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>

/**
 * Keys that mean something only on the canvas itself: Enter on a text edits it in place, on an instance it opens it, Esc goes up step by step, at
 * last leaves nothing selected, so that Tab leads out, and lets go of data or a workflow that is looked at. True when the key was used; all others are commands.
 */
export function pressCanvasKey(editor: Editor, { key, shiftKey, ctrlKey, metaKey, altKey }: CanvasKey): boolean {
  const { selection, subject } = editor.session
  const [first] = selection.value
  if (shiftKey || ctrlKey || metaKey || altKey) return false
  if (first === undefined) {
    const isLetGo = key === 'Escape' && subject.value !== undefined
    if (isLetGo) subject.value = undefined
    return isLetGo
  }
  if (key === 'Enter') return canEditText(editor, first) ? editText(editor, first) : openInstance(editor, first)
  if (key !== 'Escape') return false
  const parent = parentOfSelection(editor)
  selection.value = parent === undefined ? [] : [parent]
  return true
}
