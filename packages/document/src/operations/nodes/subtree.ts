import type { DocumentReader } from '../../view/view.ts'
import type { Id } from '../../records/types.ts'

/** A node and everything in it, parents before their children. */
export function subtreeOf(view: DocumentReader, rootId: Id): readonly Id[] {
  const found = new Set<Id>([rootId])
  for (const id of found) for (const child of view.children(id)) found.add(child)
  return [...found]
}

/** Types of everything that stands in a node, its own too. */
export function elementsIn(view: DocumentReader, rootId: Id): ReadonlySet<string> {
  return new Set(subtreeOf(view, rootId).flatMap((id) => view.find('node', id)?.element ?? []))
}

/** Levels of a node's subtree: 1 without children. */
export function heightOf(view: DocumentReader, rootId: Id, limit: number): number {
  let level: readonly Id[] = [rootId]
  let height = 0
  while (level.length > 0 && height <= limit) {
    level = level.flatMap((id) => view.children(id))
    height += 1
  }
  return height
}

/** The nodes of a selection that do not stand inside another one of it, without repeats, in document order. */
export function topmost(view: DocumentReader, ids: readonly Id[]): readonly Id[] {
  const selected = new Set(ids.filter((id) => view.get(id)?.kind === 'node'))
  const tops = [...selected].filter((id) => !parentsOf(view, id).some((parent) => selected.has(parent)))
  return tops.length < 2 ? tops : inDocumentOrder(view, tops)
}

/** Parents of a node from the nearest on; stops where the records go round in a circle. */
export function parentsOf(view: DocumentReader, id: Id): readonly Id[] {
  const found = new Set<Id>()
  for (
    let at = view.find('node', id)?.place.parentId;
    at !== undefined && !found.has(at);
    at = view.find('node', at)?.place.parentId
  ) {
    found.add(at)
  }
  return [...found]
}

/** Sorts by the position at each level of the tree, as the page shows them. */
function inDocumentOrder(view: DocumentReader, ids: readonly Id[]): readonly Id[] {
  const positions = new Map<string, ReadonlyMap<Id, number>>()
  const positionOf = (parentId: Id, id: Id) => {
    let known = positions.get(parentId)
    if (known === undefined) positions.set(parentId, (known = new Map(view.children(parentId).map((child, at) => [child, at]))))
    return known.get(id) ?? 0
  }
  const traceOf = (id: Id) => {
    const chain = [id, ...parentsOf(view, id)].reverse()
    return chain.slice(1).map((child, depth) => positionOf(chain[depth] ?? '', child))
  }
  const traces = new Map(ids.map((id) => [id, traceOf(id)]))
  return ids.toSorted((a, b) => compareTraces(traces.get(a) ?? [], traces.get(b) ?? []))
}

function compareTraces(a: readonly number[], b: readonly number[]): number {
  for (let depth = 0; depth < Math.min(a.length, b.length); depth += 1) {
    const difference = (a[depth] ?? 0) - (b[depth] ?? 0)
    if (difference !== 0) return difference
  }
  return a.length - b.length
}
