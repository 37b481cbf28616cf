import type { DocumentRecord, Id, Place } from '../records/types.ts'
import { compareBytes, compareSiblings } from '../records/order.ts'

const NONE: readonly Id[] = []

interface Children {
  readonly bySlot: Map<string, readonly Id[]>
  /** All slots one after another, and their names in order; made when asked for. */
  all: readonly Id[] | undefined
  names: readonly string[] | undefined
}

interface Sibling {
  readonly id: Id
  readonly index: string
}

/** Ids of siblings in order; the list may be put in order itself. */
function inOrder(list: Sibling[]): readonly Id[] {
  const isInOrder = list.every((sibling, at) => {
    const before = list[at - 1]
    return before === undefined || compareSiblings(before, sibling) < 0
  })
  if (!isInOrder) list.sort(compareSiblings)
  return list.map(({ id }) => id)
}

/**
 * Children by parent, kept up to date node by node. Lists are values: a list changes only together with its identity.
 * @param records of all kinds: nodes are found among them
 */
export function createTreeIndex(records: Iterable<DocumentRecord>) {
  const placed = new Map<Id, Place>()
  const byParent = new Map<Id, Children>()

  function childrenOf(parentId: Id): Children {
    let children = byParent.get(parentId)
    if (children === undefined) byParent.set(parentId, (children = { bySlot: new Map(), all: undefined, names: undefined }))
    return children
  }

  /** Where a child stands or would stand: the number of siblings that sort before it. */
  function positionIn(list: readonly Id[], id: Id, index: string): number {
    let [low, high] = [0, list.length]
    while (low < high) {
      const middle = (low + high) >> 1
      const other = list[middle] ?? ''
      if (compareSiblings({ index: placed.get(other)?.index ?? '', id: other }, { index, id }) < 0) low = middle + 1
      else high = middle
    }
    return low
  }

  function detach(id: Id, place: Place) {
    const children = childrenOf(place.parentId)
    const list = children.bySlot.get(place.slot) ?? NONE
    const left = list.toSpliced(positionIn(list, id, place.index), 1)
    placed.delete(id)
    children.all = children.names = undefined
    if (left.length > 0) children.bySlot.set(place.slot, left)
    else children.bySlot.delete(place.slot)
    if (children.bySlot.size === 0) byParent.delete(place.parentId)
  }

  function attach(id: Id, place: Place) {
    const children = childrenOf(place.parentId)
    const list = children.bySlot.get(place.slot) ?? NONE
    children.bySlot.set(place.slot, list.toSpliced(positionIn(list, id, place.index), 0, id))
    children.all = children.names = undefined
    placed.set(id, place)
  }

  function load() {
    const lists = new Map<Id, Map<string, Sibling[]>>()
    // Records mostly stand beside their siblings, in their order.
    let parentBefore: Id | undefined
    let slots: Map<string, Sibling[]> | undefined
    for (const record of records) {
      if (record.kind !== 'node') continue
      const { id, place } = record
      placed.set(id, place)
      if (place.parentId !== parentBefore || slots === undefined) {
        parentBefore = place.parentId
        slots = lists.get(parentBefore)
        if (slots === undefined) lists.set(parentBefore, (slots = new Map()))
      }
      const list = slots.get(place.slot)
      const sibling = { id, index: place.index }
      if (list === undefined) slots.set(place.slot, [sibling])
      else list.push(sibling)
    }
    for (const [parentId, bySlot] of lists) {
      const children = childrenOf(parentId)
      for (const [slot, list] of bySlot) children.bySlot.set(slot, inOrder(list))
    }
  }
  load()

  return {
    /** Takes note of where a node stands now (`undefined`: nowhere). Returns the parents whose children changed. */
    move(id: Id, place: Place | undefined): readonly Id[] {
      const before = placed.get(id)
      if (before === place) return NONE
      if (before && place && before.parentId === place.parentId && before.slot === place.slot && before.index === place.index) {
        placed.set(id, place)
        return NONE
      }
      if (before) detach(id, before)
      if (place) attach(id, place)
      const [from, to] = [before?.parentId, place?.parentId]
      return from === to ? (from === undefined ? NONE : [from]) : [from, to].filter((parent) => parent !== undefined)
    },
    children(parentId: Id, slot?: string): readonly Id[] {
      const children = byParent.get(parentId)
      if (children === undefined) return NONE
      if (slot !== undefined) return children.bySlot.get(slot) ?? NONE
      if (children.all === undefined) {
        const slots = [...children.bySlot].toSorted(([a], [b]) => compareBytes(a, b))
        children.all = slots.length === 1 ? (slots[0]?.[1] ?? NONE) : slots.flatMap(([, list]) => list)
      }
      return children.all
    },
    slots(parentId: Id): readonly string[] {
      const children = byParent.get(parentId)
      if (children === undefined) return NONE
      return (children.names ??= [...children.bySlot.keys()].sort(compareBytes))
    },
    placeOf: (id: Id) => placed.get(id),
  }
}
