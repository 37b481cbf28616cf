import type { FieldsOf } from '../../element-facts.ts'
import { hasErrors, type Issue } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import type { Id, NodeRecord, Place } from '../../records/types.ts'
import type { DocumentView } from '../../view/view.ts'
import { cloneNodes, cloneWorkflows, nodesOf } from './clone-nodes.ts'
import { createDraft } from '../draft.ts'
import { refuse, refuseWith, type OperationResult } from '../result.ts'
import { subtreeOf, topmost } from './subtree.ts'
import { takePlaces } from './target.ts'
import { checkRoom } from '../../rules/tree.ts'

export interface DuplicateNodesInput {
  readonly ids: readonly Id[]
  readonly newId: () => Id
  readonly fieldsOf: FieldsOf
}

/** Copies nodes with everything in them; the copies of one container stand behind the last of their originals. */
export function duplicateNodes(view: DocumentView, { ids, newId, fieldsOf }: DuplicateNodesInput): OperationResult {
  const originals = nodesOf(view, topmost(view, ids))
  if (originals.length === 0) return refuseWith('nothing-selected', 'node', MESSAGES.nothingSelected)
  const draft = createDraft(view)
  const issues: Issue[] = []
  const places = new Map<Id, Place>()
  for (const group of bySlot(originals)) {
    const { parentId, slot } = group[0].place
    const siblings = view.children(parentId, slot)
    issues.push(...checkRoom(view.get, fieldsOf, parentId, slot, siblings.length + group.length, `node/${parentId}/${slot}`))
    const at = siblings.indexOf(group.at(-1)?.id ?? '') + 1
    for (const [position, place] of takePlaces(view, draft, { parentId, slot, at }, group.length).entries()) {
      const original = group[position]
      if (original) places.set(original.id, place)
    }
  }
  if (hasErrors(issues)) return refuse(...issues)
  const copied = nodesOf(
    view,
    originals.flatMap(({ id }) => subtreeOf(view, id)),
  )
  const newIds = new Map(copied.map(({ id }) => [id, newId()]))
  cloneNodes(draft, copied, newIds, places)
  cloneWorkflows(view, draft, newIds, newId)
  return draft.done(originals.flatMap(({ id }) => newIds.get(id) ?? []))
}

type Group = [NodeRecord, ...NodeRecord[]]

function bySlot(nodes: readonly NodeRecord[]): readonly Group[] {
  const groups = new Map<string, Group>()
  for (const node of nodes) {
    const key = `${node.place.parentId}/${node.place.slot}`
    const group = groups.get(key)
    if (group) group.push(node)
    else groups.set(key, [node])
  }
  return [...groups.values()]
}
