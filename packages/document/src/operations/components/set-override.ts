import { equalJson, readAtom, type Json } from '@heddle/store'
import { errorAt, hasErrors, type Issue } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import type { ConditionState, DocumentRecord, Id, NodeRecord } from '../../records/types.ts'
import { isOverridable, overriddenIn, pathsOf, withOverride } from '../../rules/overrides.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft } from '../draft.ts'
import { onNodes } from '../nodes/set-values.ts'
import { refuse, refuseWith, type OperationResult } from '../result.ts'
import { componentAround } from './component-use.ts'

export interface SetOverridesInput {
  /** Instances of the component. */
  readonly ids: readonly Id[]
  /** Nodes inside that the component opens. */
  readonly nodeIds: readonly Id[]
  /** The change, as one of the nodes themselves; it is asked with the nodes as each instance has them. */
  readonly change: (view: DocumentView, ids: readonly Id[]) => OperationResult
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

/** Changes nodes inside for instances alone: fields, styles, classes, attributes, states, link and condition. */
export function setOverrides(view: DocumentView, { ids, nodeIds, change }: SetOverridesInput): OperationResult {
  const draft = createDraft(view)
  const notes: Issue[] = []
  if (ids.length === 0 || nodeIds.length === 0) return refuseWith('nothing-selected', 'node', MESSAGES.nothingSelected)
  for (const id of ids) {
    const instance = view.find('node', id)
    if (instance?.componentId === undefined) return refuseWith('unknown-record', `node/${id}`, MESSAGES.noInstance(id))
    const closed = nodeIds.find((one) => !view.find('node', one)?.isOpen || componentAround(view, one) !== instance.componentId)
    if (closed !== undefined) return refuseWith('not-open', `node/${id}/overrides/${closed}`, MESSAGES.notOpen)
    const result = change(asSeenBy(view, instance, nodeIds), nodeIds)
    if (!result.ok) return hasErrors(result.issues) ? refuse(...result.issues) : result
    const { set = {}, put = {}, remove = {} } = result.diff
    const touched = Object.entries(set).flatMap(([one, changes]) => Object.keys(changes).map((path) => ({ one, path })))
    const isForAll = ({ one, path }: { one: Id; path: string }) => !nodeIds.includes(one) || !isOverridable(path)
    if (touched.some(isForAll) || Object.keys(put).length + Object.keys(remove).length > 0)
      return refuseWith('not-open', `node/${id}/overrides`, MESSAGES.sameInAll)
    for (const { one, path } of touched) {
      const next = set[one]?.[path]?.[1] ?? null
      const own = `overrides/${one}/${path}`
      if (isTheirs(view, one, path, next)) return refuseWith('not-open', `node/${id}/${own}`, MESSAGES.sameInAll)
      const value = next ?? leftOut(view, one, path)
      if (value !== null || readAtom(instance, own) !== null) draft.set(id, own, value as Json)
    }
    notes.push(...(result.issues ?? []))
  }
  return draft.done(ids, notes)
}

/** Takes back what instances set for nodes inside of them: all of it, or single values; without `nodeIds` what draws nothing any more. */
export function resetOverrides(
  view: DocumentView,
  { ids, nodeIds, paths }: { readonly ids: readonly Id[]; readonly nodeIds?: readonly Id[]; readonly paths?: readonly string[] },
): OperationResult {
  return onNodes(view, ids, (draft, node) => {
    for (const inner of nodeIds ?? overriddenIn(view, node).dead)
      for (const path of pathsOf(node.overrides?.[inner] ?? {}))
        if (!paths || paths.includes(path)) draft.set(node.id, `overrides/${inner}/${path}`, null)
    return undefined
  })
}

/** What an instance says of a value that is taken away: fields and styles go back to the component's, the rest is left out here. */
function leftOut(view: DocumentView, nodeId: Id, path: string): boolean | null {
  const [part] = path.split('/', 1)
  const node = view.find('node', nodeId)
  if (part === 'props' || part === 'styles' || !node || readAtom(node, path) === null) return null
  return part === 'condition'
}

/** Whether a state would take the component's condition along: that sees the inside, and what an instance sets its own place. */
function isTheirs(view: DocumentView, nodeId: Id, path: string, next: unknown): boolean {
  if (!path.startsWith('states/') || next === null) return false
  const usual = readAtom(view.find('node', nodeId) ?? {}, `${path}/condition`)
  return usual !== null && equalJson(usual, (next as ConditionState).condition as unknown as Json)
}

/** The document with nodes as an instance has them. */
function asSeenBy(view: DocumentView, instance: NodeRecord, nodeIds: readonly Id[]): DocumentView {
  const seen = new Map(
    nodeIds.flatMap((id) => {
      const node = view.find('node', id)
      return node ? [[id, withOverride(node, instance)] as const] : []
    }),
  )
  const get = (id: Id): DocumentRecord | undefined => seen.get(id) ?? view.get(id)
  return {
    ...view,
    get,
    find: (kind, id) => {
      const record = get(id)
      return record?.kind === kind ? (record as ReturnType<typeof view.find<typeof kind>>) : undefined
    },
  }
}
