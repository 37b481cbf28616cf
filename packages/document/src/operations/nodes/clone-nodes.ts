import type { DocumentView } from '../../view/view.ts'
import { replaceIds } from '../../view/references.ts'
import type { Id, NodeRecord, Place } from '../../records/types.ts'
import type { Draft } from '../draft.ts'

/**
 * Puts copies of nodes (parents before children) into the draft. `ids` names the new id of every copied record;
 * links and formulas inside the copies follow it. `places` says where the roots go.
 */
export function cloneNodes(
  draft: Draft,
  nodes: readonly NodeRecord[],
  ids: ReadonlyMap<Id, Id>,
  places: ReadonlyMap<Id, Place>,
): void {
  for (const node of nodes) {
    const copy = replaceIds(node, ids)
    draft.put({ ...copy, place: places.get(node.id) ?? copy.place })
  }
}

/** Copies the workflows that belong to copied pages and nodes. */
export function cloneWorkflows(view: DocumentView, draft: Draft, ids: ReadonlyMap<Id, Id>, newId: () => Id): void {
  for (const workflow of view.of('workflow')) {
    if (workflow.ownerId !== undefined && ids.has(workflow.ownerId)) draft.put({ ...replaceIds(workflow, ids), id: newId() })
  }
}

/** Removes the workflows that belong to removed pages and nodes. */
export function removeWorkflows(view: DocumentView, draft: Draft, owners: ReadonlySet<Id>): void {
  for (const workflow of view.of('workflow')) {
    if (workflow.ownerId !== undefined && owners.has(workflow.ownerId)) draft.remove(workflow.id)
  }
}

/** The nodes with these ids; others are passed over. */
export function nodesOf(view: Pick<DocumentView, 'find'>, ids: readonly Id[]): readonly NodeRecord[] {
  return ids.flatMap((id) => view.find('node', id) ?? [])
}
