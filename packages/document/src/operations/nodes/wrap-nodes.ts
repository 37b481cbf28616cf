import type { FieldsOf } from '../../element-facts.ts'
import { errorAt, hasErrors, type Issue } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import type { Id, Language } from '../../records/types.ts'
import { DEFAULT_VARIANT } from '../../values/variants.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft } from '../draft.ts'
import { nodesOf } from './clone-nodes.ts'
import { planIndexes } from '../../records/index-keys.ts'
import { checkNew, seedNode, type NodeSeed } from './insert-node.ts'
import { refuse, refuseWith, type OperationResult } from '../result.ts'
import { elementsIn, heightOf, parentsOf, topmost } from './subtree.ts'
import { takePlaces } from './target.ts'
import { checkApart, checkFit, checkRoom, MAX_DEPTH } from '../../rules/tree.ts'

export interface WrapNodesInput {
  readonly ids: readonly Id[]
  /** The new container, without content in `slot`. */
  readonly template: NodeSeed
  /** Slot of the new container that takes the nodes. */
  readonly slot: string
  readonly newId: () => Id
  readonly fieldsOf: FieldsOf
  readonly language?: Language
}

/** Puts nodes of one container into a new one, which stands where the first of them stood. */
export function wrapNodes(
  view: DocumentView,
  { ids, template, slot, newId, fieldsOf, language }: WrapNodesInput,
): OperationResult {
  const nodes = nodesOf(view, topmost(view, ids))
  const first = nodes[0]
  if (first === undefined) return refuseWith('nothing-selected', 'node', MESSAGES.nothingSelected)
  const { parentId, slot: outerSlot } = first.place
  const path = `node/${first.id}/place`
  if (nodes.some(({ place }) => place.parentId !== parentId || place.slot !== outerSlot))
    return refuseWith('not-siblings', path, MESSAGES.notSiblings)
  const misfits = checkNew(view.get, fieldsOf, template, first.place, path)
  if (hasErrors(misfits)) return refuse(...misfits)

  const issues: Issue[] = []
  const draft = createDraft(view)
  const wrapped = new Set(nodes.map(({ id }) => id))
  const at = view.children(parentId, outerSlot).indexOf(first.id)
  const [place] = takePlaces(view, draft, { parentId, slot: outerSlot, at }, 1, wrapped)
  if (place === undefined) return refuse(...issues)
  const depth = parentsOf(view, first.id).length
  const seeding = {
    newId,
    fieldsOf,
    language: language ?? view.defaultLanguage() ?? DEFAULT_VARIANT,
    site: view.site(),
    issues,
    path,
  }
  const wrapperId = seedNode(draft, seeding, template, place, depth)
  if (view.find('library-component', parentId)) draft.set(parentId, 'rootElementId', wrapperId)
  const { keys } = planIndexes([], 0, nodes.length)
  issues.push(...checkRoom(draft.get, fieldsOf, wrapperId, slot, nodes.length, path))
  for (const [position, node] of nodes.entries()) {
    const { id } = node
    issues.push(...checkFit(draft.get, fieldsOf, node, wrapperId, slot, `node/${id}/place`))
    issues.push(...checkApart(draft.get, fieldsOf, elementsIn(view, id), wrapperId, `node/${id}/place`))
    if (depth + heightOf(view, id, MAX_DEPTH) > MAX_DEPTH) issues.push(errorAt('too-deep', path, MESSAGES.tooDeep(MAX_DEPTH)))
    draft.set(id, 'place', { parentId: wrapperId, slot, index: keys[position] ?? '' })
  }
  return hasErrors(issues) ? refuse(...issues) : draft.done([wrapperId])
}
