import type { Id } from '@heddle/document'
import type { FieldsOf } from '@heddle/document'
import type { OperationResult } from '@heddle/document/operations'
import type { Editor } from '../session/editor.ts'
import { nodeName } from '../session/tree.ts'
import { words as sessionWords } from '../session/words.ts'

export function hasSelection({ session }: Editor): boolean {
  return session.selection.value.length > 0
}

export function hasOneSelected({ session }: Editor): boolean {
  return session.selection.value.length === 1
}

/** How a change names what it works on: the node's name, or how many. */
export function nameOfNodes(editor: Editor, ids: readonly Id[]): string {
  const [id] = ids
  return id !== undefined && ids.length === 1 ? nodeName(editor, id) : sessionWords.elements(ids.length)
}

/** What operations have to know of elements. */
export function fieldsOf({ definitions }: Editor): FieldsOf {
  return (type) => definitions.get(type)
}

/** Applies an operation and selects what it made or moved. True when applied. */
export function applyAndSelect(editor: Editor, label: string, result: OperationResult): boolean {
  const isDone = editor.change(label, result)
  if (isDone && result.ok && result.ids) editor.session.selection.value = result.ids
  return isDone
}
