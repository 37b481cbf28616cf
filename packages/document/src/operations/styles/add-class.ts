import { errorAt } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import type { Id, NodeRecord } from '../../records/types.ts'
import { compareSiblings } from '../../records/order.ts'
import type { DocumentView } from '../../view/view.ts'
import { planIndexes } from '../../records/index-keys.ts'
import { onNodes } from '../nodes/set-values.ts'
import type { OperationResult } from '../result.ts'

export interface AddClassInput {
  readonly ids: readonly Id[]
  readonly classId: Id
  /** Position among the node's classes, later ones win; absent: the strongest. */
  readonly at?: number
}

/** Puts a style class on nodes. A class that is there already moves. */
export function addClass(view: DocumentView, { ids, classId, at }: AddClassInput): OperationResult {
  return onNodes(view, ids, (draft, node) => {
    if (!view.find('style-class', classId)) {
      return [errorAt('unknown-reference', `node/${node.id}/classes/${classId}`, MESSAGES.unknownReference(classId))]
    }
    const others = classesOf(node).filter(({ id }) => id !== classId)
    const { keys, rekeyed } = planIndexes(others, at ?? others.length, 1)
    for (const [id, index] of rekeyed) draft.set(node.id, `classes/${id}`, index)
    const isThere = Object.hasOwn(node.classes, classId) && at === undefined
    if (!isThere) draft.set(node.id, `classes/${classId}`, keys[0] ?? null)
    return undefined
  })
}

/** A node's classes, the weakest first. */
function classesOf(node: NodeRecord) {
  return Object.entries(node.classes)
    .map(([id, index]) => ({ id, index }))
    .toSorted(compareSiblings)
}
