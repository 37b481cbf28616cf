import { equalJson, type Json } from '@heddle/store'
import type { FieldsOf } from '../../element-facts.ts'
import type { Id, NodeRecord } from '../../records/types.ts'
import { isBinding } from '../../values/bindable.ts'
import type { DocumentView } from '../../view/view.ts'
import { subtreeOf, topmost } from '../nodes/subtree.ts'

/** A literal inside of nodes that could become a property of a component made of them. */
export interface OfferedLiteral {
  /** The node in the first of them. */
  readonly nodeId: Id
  readonly field: string
  /** Whether they show different values: without a property all would show the first one's. */
  readonly differs: boolean
}

/** What can become properties when a component is made of nodes; `undefined` when they are not built alike. */
export function offeredLiterals(
  view: DocumentView,
  ids: readonly Id[],
  fieldsOf: FieldsOf,
): readonly OfferedLiteral[] | undefined {
  const [first, ...others] = ids
  if (first === undefined || (others.length > 0 && !areAlike(view, ids, fieldsOf))) return undefined
  const ways = others.map((id) => correspondingIn(view, first, id))
  return subtreeOf(view, first).flatMap((nodeId) => {
    const node = view.find('node', nodeId)
    return Object.keys(node?.props ?? {}).flatMap((field): readonly OfferedLiteral[] => {
      if (!node || !canVary(node, field, fieldsOf)) return []
      const values = node.props[field]
      const differs = ways.some((way) => !isSame(view.find('node', way.get(nodeId) ?? '')?.props[field], values))
      return [{ nodeId, field, differs }]
    })
  })
}

/** Whether nodes have the same elements in the same places, set alike but for literals that a property can carry. */
export function areAlike(view: DocumentView, ids: readonly Id[], fieldsOf: FieldsOf): boolean {
  const [first = '', ...others] = ids
  const owners = new Set(view.of('workflow').map(({ ownerId }) => ownerId))
  const mine = subtreeOf(view, first)
  if (topmost(view, ids).length < ids.length) return false
  return others.every((id) => {
    const theirs = subtreeOf(view, id)
    return (
      mine.length === theirs.length &&
      mine.every((nodeId, at) => {
        const other = theirs[at] ?? ''
        return !owners.has(other) && isSame(shapeOf(view, nodeId, fieldsOf, at === 0), shapeOf(view, other, fieldsOf, at === 0))
      })
    )
  })
}

/** Nodes of one subtree by those that stand in the same place of another. */
export function correspondingIn(view: DocumentView, from: Id, to: Id): ReadonlyMap<Id, Id> {
  const theirs = subtreeOf(view, to)
  return new Map(subtreeOf(view, from).map((id, at) => [id, theirs[at] ?? '']))
}

/** All that is set of a node but what a property can carry; of the first one not what depends on its place. */
function shapeOf(view: DocumentView, id: Id, fieldsOf: FieldsOf, isRoot: boolean): unknown {
  const node = view.find('node', id)
  if (!node) return undefined
  const { id: _, name: _name, place, props, condition, repeat, hidden, ...rest } = node
  return {
    ...rest,
    ...(!isRoot && { slot: place.slot, condition, repeat, hidden }),
    slots: view.slots(id).map((slot) => [slot, view.children(id, slot).length]),
    props: Object.fromEntries(Object.entries(props).filter(([field]) => !canVary(node, field, fieldsOf))),
  }
}

function canVary({ element, props }: NodeRecord, field: string, fieldsOf: FieldsOf): boolean {
  const facts = fieldsOf(element)?.fields[field]
  return facts?.bindable === true && facts.screens === undefined && !Object.values(props[field] ?? {}).some(isBinding)
}

function isSame(a: unknown, b: unknown): boolean {
  return equalJson((a ?? null) as Json, (b ?? null) as Json)
}
