import type { FieldsOf } from '../../element-facts.ts'
import { hasErrors, type Issue } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import type { Id } from '../../records/types.ts'
import type { DocumentView } from '../../view/view.ts'
import { nodesOf, removeWorkflows } from './clone-nodes.ts'
import { createDraft } from '../draft.ts'
import { checkRoots } from '../components/component-use.ts'
import { refuse, refuseWith, type OperationResult } from '../result.ts'
import { takePlaces } from './target.ts'
import { checkFit, checkRoom } from '../../rules/tree.ts'

/** Removes a container and leaves what was in it in its place. */
export function unwrapNode(
  view: DocumentView,
  { id, fieldsOf }: { readonly id: Id; readonly fieldsOf: FieldsOf },
): OperationResult {
  const node = view.find('node', id)
  if (node === undefined) return refuseWith('unknown-record', `node/${id}`, MESSAGES.unknownRecord(id))
  const { parentId, slot } = node.place
  const children = nodesOf(view, view.children(id))
  const [onlyChild, ...others] = children
  const isRoot = view.find('library-component', parentId) !== undefined
  if (isRoot && (!onlyChild || others.length > 0)) return refuse(...checkRoots(view, [id]))
  const siblings = view.children(parentId, slot)
  const issues: Issue[] = children.flatMap((child) =>
    checkFit(view.get, fieldsOf, child, parentId, slot, `node/${child.id}/place`),
  )
  issues.push(...checkRoom(view.get, fieldsOf, parentId, slot, siblings.length - 1 + children.length, `node/${parentId}/${slot}`))
  if (hasErrors(issues)) return refuse(...issues)
  const draft = createDraft(view)
  const places = takePlaces(view, draft, { parentId, slot, at: siblings.indexOf(id) }, children.length, new Set([id]))
  for (const [at, child] of children.entries()) {
    const place = places[at]
    if (place) draft.set(child.id, 'place', place)
  }
  if (isRoot && onlyChild) draft.set(parentId, 'rootElementId', onlyChild.id)
  draft.remove(id)
  removeWorkflows(view, draft, new Set([id]))
  return draft.done(children.map((child) => child.id))
}
