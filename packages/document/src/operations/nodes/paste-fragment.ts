import type { FieldsOf } from '../../element-facts.ts'
import { errorAt, hasErrors, type Issue } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import type { Fragment } from '../../records/fragment.ts'
import type { Id, NodeRecord, Place } from '../../records/types.ts'
import { compareSiblings } from '../../records/order.ts'
import { replaceIds } from '../../view/references.ts'
import type { DocumentReader, DocumentView } from '../../view/view.ts'
import { checkBrought } from '../components/bring-components.ts'
import { checkNesting, rootOf } from '../components/component-use.ts'
import { cloneNodes } from './clone-nodes.ts'
import { bringAlong, nodesOfBrought, withAdded } from './bring-along.ts'
import { createDraft, type Draft } from '../draft.ts'
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
  /** It was copied in another project: what is not the same here under the same id is told, and components come anew. */
  readonly isFromElsewhere?: boolean
}

/**
 * Places a fragment's nodes with new ids. What they use and the project holds under the same id (components, classes, tokens,
 * assets, variables, formulas, workflows) is used; the rest is added, so that a fragment may come from another project.
 */
export function pasteFragment(
  view: DocumentView,
  { fragment, target, newId, fieldsOf, isFromElsewhere = false }: PasteFragmentInput,
): OperationResult {
  const draft = createDraft(view)
  const pasted = reachableNodes(fragment)
  if (pasted.length === 0) return refuseWith('nothing-selected', 'fragment', MESSAGES.notFragment)
  const roots = pasted.filter(({ id }) => fragment.roots.includes(id))
  const ids = new Map(pasted.map(({ id }) => [id, newId()]))
  const own = new Set(ids.keys())
  const pageId = view.pageOf(target.parentId)
  const brought = bringAlong(view, draft, { fragment, ids, newId, pageId, isCompared: isFromElsewhere })
  const workflows = fragment.records.filter((record) => record.kind === 'workflow')
  for (const workflow of workflows) {
    if (own.has(workflow.ownerId ?? '')) draft.put({ ...replaceIds(workflow, ids), id: newId() })
  }
  const places = new Map<Id, Place>()
  for (const [at, place] of takePlaces(view, draft, target, roots.length).entries()) {
    const root = roots[at]
    if (root) places.set(root.id, place)
  }
  cloneNodes(draft, pasted, ids, places)
  const newIds = pasted.map(({ id }) => ids.get(id) ?? '')
  const reader = withAdded(view, draft, [...newIds, ...nodesOfBrought(brought, ids)])
  const issues = [
    ...checkBrought(reader, brought, ids, fieldsOf),
    ...checkPasted(view, draft, reader, newIds, target, roots.length, fieldsOf),
  ]
  if (hasErrors(issues)) return refuse(...issues)
  return draft.done(
    roots.map(({ id }) => ids.get(id) ?? ''),
    brought.notes,
  )
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

function checkPasted(
  view: DocumentView,
  draft: Draft,
  reader: DocumentReader,
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
    issues.push(...checkFit(draft.get, fieldsOf, node, parentId, slot, path))
    const depth = (depths.get(parentId) ?? 0) + 1
    depths.set(node.id, depth)
    if (depth > MAX_DEPTH) issues.push(errorAt('too-deep', path, MESSAGES.tooDeep(MAX_DEPTH)))
    if (parentId !== target.parentId) counts.set(`${parentId}/${slot}`, (counts.get(`${parentId}/${slot}`) ?? 0) + 1)
  }
  counts.set(`${target.parentId}/${target.slot}`, view.children(target.parentId, target.slot).length + roots)
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
