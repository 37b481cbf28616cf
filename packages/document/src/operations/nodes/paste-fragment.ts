import type { FieldsOf } from '../../element-facts.ts'
import { errorAt, hasErrors, type Issue } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import type { Fragment } from '../../records/fragment.ts'
import type { DocumentRecord, Id, NodeRecord, Place } from '../../records/types.ts'
import { compareSiblings } from '../../records/order.ts'
import { replaceIds } from '../../view/references.ts'
import type { DocumentReader, DocumentView } from '../../view/view.ts'
import { checkNesting, rootOf } from '../components/component-use.ts'
import { cloneNodes } from './clone-nodes.ts'
import { CARRIED_KINDS } from './copy-fragment.ts'
import { createDraft, type Draft } from '../draft.ts'
import { planIndexes } from '../../records/index-keys.ts'
import { refuse, refuseWith, type OperationResult } from '../result.ts'
import { parentsOf } from './subtree.ts'
import { takePlaces, type Target } from './target.ts'
import { checkApart, checkFit, checkRoom, MAX_DEPTH } from '../../rules/tree.ts'

export interface PasteFragmentInput {
  /** From `copyFragment`, or from outside through `checkFragment` of `@heddle/document/check`. */
  readonly fragment: Fragment
  readonly target: Target
  readonly newId: () => Id
  readonly fieldsOf: FieldsOf
}

/**
 * Places a fragment's nodes with new ids. Classes, tokens, assets and variables that the project holds under the same
 * id are used; others are added, so that a fragment may come from another project.
 */
export function pasteFragment(view: DocumentView, { fragment, target, newId, fieldsOf }: PasteFragmentInput): OperationResult {
  const draft = createDraft(view)
  const pasted = reachableNodes(fragment)
  if (pasted.length === 0) return refuseWith('nothing-selected', 'fragment', MESSAGES.notFragment)
  const roots = pasted.filter(({ id }) => fragment.roots.includes(id))
  const ids = new Map(pasted.map(({ id }) => [id, newId()]))
  bringAlong(view, draft, fragment, ids, newId, view.pageOf(target.parentId))
  const workflows = fragment.records.filter((record) => record.kind === 'workflow')
  for (const workflow of workflows) {
    if (ids.has(workflow.ownerId ?? '')) draft.put({ ...replaceIds(workflow, ids), id: newId() })
  }
  const places = new Map<Id, Place>()
  for (const [at, place] of takePlaces(view, draft, target, roots.length).entries()) {
    const root = roots[at]
    if (root) places.set(root.id, place)
  }
  cloneNodes(draft, pasted, ids, places)
  const newIds = pasted.map(({ id }) => ids.get(id) ?? '')
  const issues = checkPasted(view, draft, newIds, target, roots.length, fieldsOf)
  return hasErrors(issues) ? refuse(...issues) : draft.done(roots.map(({ id }) => ids.get(id) ?? ''))
}

/** The roots and what is in them, parents first; whatever else a fragment claims to hold is left out. */
function reachableNodes(fragment: Fragment): readonly NodeRecord[] {
  const nodes = fragment.records.filter((record) => record.kind === 'node')
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const byParent = Map.groupBy(
    nodes.toSorted((a, b) => compareSiblings({ id: a.id, index: a.place.index }, { id: b.id, index: b.place.index })),
    (node) => node.place.parentId,
  )
  const found = new Set(fragment.roots.flatMap((id) => byId.get(id) ?? []))
  const isRoot = new Set(found)
  for (const node of found) for (const child of byParent.get(node.id) ?? []) if (!isRoot.has(child)) found.add(child)
  return [...found]
}

/** Adds the carried records that the project lacks, behind its own ones. */
function bringAlong(
  view: DocumentView,
  draft: Draft,
  { records }: Fragment,
  ids: Map<Id, Id>,
  newId: () => Id,
  pageId: Id | undefined,
) {
  const missing: DocumentRecord[] = []
  for (const record of records) {
    const held = view.get(record.id)
    if (!CARRIED_KINDS.has(record.kind) || held?.kind === record.kind) continue
    if (held !== undefined) ids.set(record.id, newId())
    missing.push(record)
  }
  for (const record of missing) {
    const copy = { ...replaceIds(record, ids), ...lastIndex(view, draft, record) }
    draft.put(copy.kind === 'variable' && copy.pageId !== undefined && pageId !== undefined ? { ...copy, pageId } : copy)
  }
}

const lastKeys = new WeakMap<Draft, Map<string, string>>()

function lastIndex(view: DocumentView, draft: Draft, { kind }: DocumentRecord): { readonly index: string } {
  const keys = lastKeys.get(draft) ?? new Map<string, string>()
  lastKeys.set(draft, keys)
  const last = view.of(kind).at(-1)
  const before = keys.get(kind) ?? (last && 'index' in last ? last.index : undefined)
  const { keys: made } = planIndexes(before === undefined ? [] : [{ id: '', index: before }], 1, 1)
  const index = made[0] ?? ''
  keys.set(kind, index)
  return { index }
}

function checkPasted(
  view: DocumentView,
  draft: Draft,
  ids: readonly Id[],
  target: Target,
  roots: number,
  fieldsOf: FieldsOf,
): readonly Issue[] {
  const issues: Issue[] = []
  const counts = new Map<string, number>()
  const depths = new Map<Id, number>([[target.parentId, parentsOf(view, target.parentId).length]])
  for (const node of ids.flatMap((id) => draft.find('node', id) ?? [])) {
    const { parentId, slot } = node.place
    const path = `fragment/${node.id}/place`
    issues.push(...checkFit(draft.get, fieldsOf, node.element, parentId, slot, path))
    const depth = (depths.get(parentId) ?? 0) + 1
    depths.set(node.id, depth)
    if (depth > MAX_DEPTH) issues.push(errorAt('too-deep', path, MESSAGES.tooDeep(MAX_DEPTH)))
    if (parentId !== target.parentId) counts.set(`${parentId}/${slot}`, (counts.get(`${parentId}/${slot}`) ?? 0) + 1)
  }
  counts.set(`${target.parentId}/${target.slot}`, view.children(target.parentId, target.slot).length + roots)
  const reader = withAdded(view, draft, ids)
  const tops = ids.filter((id) => draft.find('node', id)?.place.parentId === target.parentId)
  issues.push(
    ...checkNesting(
      reader,
      tops.map((id) => rootOf(reader, id)),
      target.parentId,
    ),
  )
  const elements = ids.flatMap((id) => draft.find('node', id)?.element ?? [])
  issues.push(...checkApart(draft.get, fieldsOf, elements, target.parentId, `fragment/${target.parentId}`))
  for (const [key, count] of counts) {
    const slash = key.indexOf('/')
    issues.push(...checkRoom(draft.get, fieldsOf, key.slice(0, slash), key.slice(slash + 1), count, `fragment/${key}`))
  }
  return issues
}

/** The document as it is with what was drafted; nodes that were added stand behind the others. */
function withAdded(view: DocumentView, draft: Draft, added: readonly Id[]): DocumentReader {
  const byParent = Map.groupBy(
    added.flatMap((id) => draft.find('node', id) ?? []),
    ({ place }) => place.parentId,
  )
  return {
    get: draft.get,
    find: draft.find,
    children: (parentId, slot) => [
      ...view.children(parentId, slot),
      ...(byParent.get(parentId) ?? []).flatMap(({ id, place }) => (slot === undefined || place.slot === slot ? [id] : [])),
    ],
  }
}
