import type { NodeRecord } from '@heddle/document'
import { setCollection, setProp, type OperationResult } from '@heddle/document/operations'
import { squashDiffs } from '@heddle/store'
import type { Editor } from '../../session/editor.ts'
import type { Following } from './read-following.ts'

/** Has the parameters of a collection follow an element, which asks it for its pages from then on: one step. */
export function followElement(
  { view, definitions }: Pick<Editor, 'view' | 'definitions'>,
  node: NodeRecord,
  { collection, field, values = {} }: Following,
): OperationResult {
  const told = setCollection(view, { id: collection.id, values })
  const asked = setProp(view, { ids: [node.id], field, value: true, fieldsOf: (type) => definitions.get(type) })
  if (!told.ok || !asked.ok) return told.ok ? asked : told
  return { ...told, diff: squashDiffs(told.diff, asked.diff) }
}
