import { readAtom, type Json } from '@heddle/store'
import { errorAt, hasErrors } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import type { DocumentRecord, Id } from '../../records/types.ts'
import { overriddenIn, withOverride } from '../../view/overrides.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft } from '../draft.ts'
import { onNodes, setProp, type SetPropInput } from '../nodes/set-values.ts'
import { refuse, refuseWith, type OperationResult } from '../result.ts'
import { setStyle, type SetStyleInput } from '../styles/set-style.ts'
import { componentAround } from './component-use.ts'

/** The instance, and the node inside of it that its component opens. */
export interface OverrideTarget {
  readonly id: Id
  readonly nodeId: Id
}

/** Opens nodes of components to instances, or closes them; what instances set is kept, and counts while they are open. */
export function setOpen(
  view: DocumentView,
  { ids, isOpen }: { readonly ids: readonly Id[]; readonly isOpen: boolean },
): OperationResult {
  return onNodes(view, ids, (draft, node) => {
    if (isOpen && componentAround(view, node.id) === undefined)
      return [errorAt('not-open', `node/${node.id}/isOpen`, MESSAGES.notInComponent)]
    draft.set(node.id, 'isOpen', isOpen ? true : null)
    return undefined
  })
}

/** Sets or resets (`null`) a field of a node for one instance. */
export function setOverride(
  view: DocumentView,
  { id, nodeId, ...input }: OverrideTarget & Omit<SetPropInput, 'ids'>,
): OperationResult {
  return forInstance(view, { id, nodeId }, (seen) => setProp(seen, { ids: [nodeId], ...input }))
}

/** Sets or removes (`null`) styles of a node for one instance. */
export function setOverrideStyle(
  view: DocumentView,
  { id, nodeId, ...input }: OverrideTarget & Omit<SetStyleInput, 'ids'>,
): OperationResult {
  return forInstance(view, { id, nodeId }, (seen) => setStyle(seen, { ids: [nodeId], ...input }))
}

/** Takes back all that instances set for nodes inside of them; without `nodeId` what draws nothing any more. */
export function resetOverrides(
  view: DocumentView,
  { ids, nodeId }: { readonly ids: readonly Id[]; readonly nodeId?: Id },
): OperationResult {
  return onNodes(view, ids, (draft, node) => {
    for (const inner of nodeId === undefined ? overriddenIn(view, node).dead : [nodeId])
      for (const [part, named] of Object.entries(node.overrides?.[inner] ?? {}))
        for (const [name, values] of Object.entries(named as Readonly<Record<string, object>>))
          for (const key of Object.keys(values)) draft.set(node.id, `overrides/${inner}/${part}/${name}/${key}`, null)
    return undefined
  })
}

/** A change of a node, checked as if it were one of the node itself and written to the instance. */
function forInstance(
  view: DocumentView,
  { id, nodeId }: OverrideTarget,
  operation: (seen: DocumentView) => OperationResult,
): OperationResult {
  const instance = view.find('node', id)
  if (instance?.componentId === undefined) return refuseWith('unknown-record', `node/${id}`, MESSAGES.noInstance(id))
  const node = view.find('node', nodeId)
  if (!node?.isOpen || componentAround(view, nodeId) !== instance.componentId)
    return refuseWith('not-open', `node/${id}/overrides/${nodeId}`, MESSAGES.notOpen)
  const seenNode = withOverride(node, instance)
  const get = (one: Id): DocumentRecord | undefined => (one === nodeId ? seenNode : view.get(one))
  const result = operation({
    ...view,
    get,
    find: (kind, one) => {
      const record = get(one)
      return record?.kind === kind ? (record as ReturnType<typeof view.find<typeof kind>>) : undefined
    },
  })
  if (!result.ok) return hasErrors(result.issues) ? refuse(...result.issues) : result
  const draft = createDraft(view)
  for (const [path, change] of Object.entries(result.diff.set?.[nodeId] ?? {})) {
    const own = `overrides/${nodeId}/${path}`
    if (change[1] !== null || readAtom(instance, own) !== null) draft.set(id, own, change[1] as Json)
  }
  return draft.done([id])
}
