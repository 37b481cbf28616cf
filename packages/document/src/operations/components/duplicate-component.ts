import { MESSAGES } from '../../messages.ts'
import type { Id } from '../../records/types.ts'
import { freeName } from '../../rules/names.ts'
import { replaceIds } from '../../view/references.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft } from '../draft.ts'
import { cloneNodes, cloneWorkflows, nodesOf } from '../nodes/clone-nodes.ts'
import { subtreeOf } from '../nodes/subtree.ts'
import { refuseWith, type OperationResult } from '../result.ts'
import { takeIndex } from '../take-index.ts'

/** Copies a component with its inside and its workflows, behind the original and under a free name. Instances stay with the original. */
export function duplicateComponent(
  view: DocumentView,
  { id, newId }: { readonly id: Id; readonly newId: () => Id },
): OperationResult {
  const component = view.find('library-component', id)
  if (component === undefined) return refuseWith('unknown-record', `library-component/${id}`, MESSAGES.unknownRecord(id))
  const draft = createDraft(view)
  const others = view.of('library-component')
  const names = new Set(others.map(({ name }) => name))
  const inside = nodesOf(view, subtreeOf(view, id).slice(1))
  const ids = new Map([id, ...inside.map((node) => node.id)].map((old) => [old, newId()]))
  draft.put({
    ...replaceIds(component, ids),
    name: freeName(component.name, (free) => names.has(free)),
    index: takeIndex(view, draft, 'library-component', others.findIndex((other) => other.id === id) + 1),
  })
  cloneNodes(draft, inside, ids, new Map())
  cloneWorkflows(view, draft, ids, newId)
  return draft.done([ids.get(id) ?? ''])
}
