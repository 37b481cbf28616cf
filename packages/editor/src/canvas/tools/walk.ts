import type { Id } from '@heddle/document'
import type { Editor } from '../../editor.ts'
import { nodeOf } from '../tree.ts'

/** The node around the only selected one; nothing for a section. */
export function parentOfSelection(editor: Editor): Id | undefined {
  const node = onlySelected(editor)
  return node && nodeOf(editor.view, node.place.parentId)?.id
}

/** The first child of the only selected node. */
export function childOfSelection(editor: Editor): Id | undefined {
  const node = onlySelected(editor)
  return node && editor.view.children(node.id)[0]
}

/** The sibling before or after the only selected node, round and round. */
export function siblingOfSelection(editor: Editor, step: 1 | -1): Id | undefined {
  const node = onlySelected(editor)
  if (!node) return undefined
  const siblings = editor.view.children(node.place.parentId)
  return siblings[(siblings.indexOf(node.id) + step + siblings.length) % siblings.length]
}

function onlySelected(editor: Editor) {
  const [id, ...others] = editor.session.selection.value
  return id === undefined || others.length > 0 ? undefined : nodeOf(editor.view, id)
}
