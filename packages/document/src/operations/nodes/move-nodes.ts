import type { FieldsOf } from '../../element-facts.ts'
import { errorAt, hasErrors, type Issue } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import type { Id } from '../../records/types.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft } from '../draft.ts'
import { checkNesting, checkRoots, rootOf } from '../components/component-use.ts'
import { refuse, refuseWith, type OperationResult } from '../result.ts'
import { elementsIn, heightOf, parentsOf, topmost } from './subtree.ts'
import { takePlaces, type Target } from './target.ts'
import { checkApart, checkFit, checkRoom, MAX_DEPTH } from '../../rules/tree.ts'

export interface MoveNodesInput {
  readonly ids: readonly Id[]
  readonly target: Target
  readonly fieldsOf: FieldsOf
}

/** Moves nodes, with everything in them, to a place; they stay in document order. Moving to where they are changes nothing. */
export function moveNodes(view: DocumentView, { ids, target, fieldsOf }: MoveNodesInput): OperationResult {
  const moved = topmost(view, ids)
  if (moved.length === 0) return refuseWith('nothing-selected', 'node', MESSAGES.nothingSelected)
  const issues = checkMove(view, moved, target, fieldsOf)
  if (hasErrors(issues)) return refuse(...issues)
  const draft = createDraft(view)
  const leaving = new Set(moved)
  if (staysAsIs(view, moved, target, leaving)) return draft.done(moved)
  for (const [at, place] of takePlaces(view, draft, target, moved.length, leaving).entries()) {
    const id = moved[at]
    if (id !== undefined) draft.set(id, 'place', place)
  }
  return draft.done(moved)
}

/** Why nodes may not go to a target; also asked while a drag is under way. */
export function checkMove(
  view: DocumentView,
  moved: readonly Id[],
  { parentId, slot }: Target,
  fieldsOf: FieldsOf,
): readonly Issue[] {
  const issues: Issue[] = [...checkRoots(view, moved)]
  const leaving = new Set(moved)
  const above = parentsOf(view, parentId)
  const siblings = view.children(parentId, slot).filter((id) => !leaving.has(id))
  for (const id of moved) {
    const path = `node/${id}/place`
    const node = view.find('node', id)
    if (node === undefined) continue
    if (parentId === id || above.includes(id)) issues.push(errorAt('cycle', path, MESSAGES.cycle))
    issues.push(...checkFit(view.get, fieldsOf, node, parentId, slot, path))
    issues.push(...checkApart(view.get, fieldsOf, elementsIn(view, id), parentId, path))
    if (above.length + heightOf(view, id, MAX_DEPTH) > MAX_DEPTH)
      issues.push(errorAt('too-deep', path, MESSAGES.tooDeep(MAX_DEPTH)))
  }
  issues.push(
    ...checkNesting(
      view,
      moved.map((id) => rootOf(view, id)),
      parentId,
    ),
  )
  issues.push(...checkRoom(view.get, fieldsOf, parentId, slot, siblings.length + moved.length, `node/${parentId}/${slot}`))
  return issues
}

function staysAsIs(view: DocumentView, moved: readonly Id[], { parentId, slot, at }: Target, leaving: ReadonlySet<Id>): boolean {
  const now = view.children(parentId, slot)
  const staying = now.filter((id) => !leaving.has(id))
  if (staying.length + moved.length !== now.length) return false
  return staying.toSpliced(at ?? staying.length, 0, ...moved).every((id, position) => id === now[position])
}
