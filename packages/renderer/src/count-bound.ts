import { isPublishedBinding, LIVE, type PublishedNode } from '@heddle/document/published'
import { isUntouched } from './attributes.ts'
import { isRowEvent } from './lists/row-events.ts'
import { isHole, type NodeSource } from './source.ts'

type Place = 'hole' | 'row'
type Count = number | undefined

/** How many nodes are alive at a node and below it where nothing is ever drawn again; `undefined` where something is. */
export interface BoundCounts {
  /** Nodes with values that go straight to their elements, and lists, whose rows are of the same kind. */
  readonly inHole: (node: PublishedNode) => Count
  /** The same of a row, in which nodes may also hear events and have any bound attributes of data. */
  readonly inRow: (row: PublishedNode) => Count
}

/** Looks at each node below a given one once. */
export function countBound(source: NodeSource): BoundCounts {
  const known: Readonly<Record<Place, Map<string, Count>>> = { hole: new Map(), row: new Map() }
  const countAt = (uid: string, place: Place): Count => {
    if (known[place].has(uid)) return known[place].get(uid)
    const node = source.get(uid)
    const found = !node || isHole(node) || node.broken ? 0 : node.repeat ? countRows(node, place) : count(node, place)
    known[place].set(uid, found)
    return found
  }
  const countRows = (node: PublishedNode, place: Place): Count =>
    place === 'hole' && count(node, 'row') !== undefined ? 1 : undefined
  const count = (node: PublishedNode, place: Place): Count => {
    if (node.condition !== undefined || node.component || node.outlet || !isBindable(node, place)) return undefined
    let alive = Number(isFollowed(node))
    for (const uid of Object.values(node.slots ?? {}).flat()) {
      const inside = countAt(uid, place)
      if (inside === undefined) return undefined
      alive += inside
    }
    return alive
  }
  return { inHole: (node) => (node.repeat ? undefined : count(node, 'hole')), inRow: (row) => count(row, 'row') }
}

/** Whether something of a node in a hole or a row is written to its element or heard there. */
export function isFollowed({ direct, style, events, attributes, link }: PublishedNode): boolean {
  const isHeardOrWritten = direct !== undefined || style !== undefined || events !== undefined
  return isHeardOrWritten || link?.direct === true || boundNames(attributes).length > 0
}

export function boundNames(attributes: PublishedNode['attributes']): readonly string[] {
  return Object.entries(attributes ?? {}).flatMap(([name, value]) => (isPublishedBinding(value) ? [name] : []))
}

/** Attributes of data, which bodies of elements read nothing of; those that a body draws itself are seen in the template of a row. */
const DATA = /^data-[a-z0-9-]+$/

/** Whether a node has nothing alive but what can be followed at its element without drawing it. */
function isBindable({ uid, live = 0, direct = {}, props, attributes, link, events }: PublishedNode, place: Place): boolean {
  if ((live & LIVE.element) !== 0 || (isPublishedBinding(link?.href) && !link?.direct)) return false
  // A list or an object may hold bindings.
  const isBound = Object.entries(props).some(([name, value]) => !(name in direct) && typeof value === 'object' && value !== null)
  if (live > 0 && isBound) return false
  const names = boundNames(attributes)
  if (place === 'hole') return (live & (LIVE.structure | LIVE.event)) === 0 && !events && names.every(isUntouched)
  // What the root of a component hears is heard around it, too.
  const isHeard = (live & LIVE.event) === 0 || (!uid.includes('.') && Object.keys(events ?? { '': [] }).every(isRowEvent))
  return isHeard && names.every((name) => isUntouched(name) || DATA.test(name))
}
