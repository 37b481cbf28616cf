import type { Id } from '../records/types.ts'
import { toInlineJson, type InlineHole, type InlinePage } from './inline.ts'
import type { PublishedNode } from './types.ts'

type InlineNode = InlinePage['nodes'][Id]
/** A node as it is written: those in its slots stand there themselves, so that no id is written to refer to another one. */
type NestedNode = InlineHole | (Omit<PublishedNode, 'slots'> & { readonly slots?: Slots<NestedNode | Id> })
type Slots<Child> = Readonly<Record<string, readonly Child[]>>

/** What a live page carries, as it may stand in its script element: every node once, in the slot where it is drawn. */
export function writeInlinePage({ nodes, ...page }: InlinePage): string {
  const inside = new Set(Object.values(nodes).flatMap((node) => Object.values(slotsOf(node) ?? {}).flat()))
  const nested = (node: InlineNode): NestedNode => {
    const slots = slotsOf(node)
    if (!slots) return node
    return {
      ...node,
      slots: mapSlots(slots, (uid) => {
        const child = nodes[uid]
        return child ? nested(child) : uid
      }),
    }
  }
  const roots = Object.values(nodes).filter(({ uid }) => !inside.has(uid))
  return toInlineJson({ ...page, nodes: roots.map(nested) })
}

/**
 * Reads what `writeInlinePage` wrote.
 * @throws what JSON throws
 */
export function readInlinePage(text: string): InlinePage {
  const page = JSON.parse(text) as Omit<InlinePage, 'nodes'> & { readonly nodes: readonly NestedNode[] }
  const nodes: Record<Id, InlineNode> = {}
  const take = (node: NestedNode | Id): Id => {
    if (typeof node === 'string') return node
    // In place: nobody else has what was just read.
    nodes[node.uid] = node as InlineNode
    if ('slots' in node && node.slots) Object.assign(node, { slots: mapSlots(node.slots, take) })
    return node.uid
  }
  page.nodes.forEach(take)
  return { ...page, nodes }
}

function slotsOf(node: InlineNode): PublishedNode['slots'] {
  return 'slots' in node ? node.slots : undefined
}

function mapSlots<From, To>(slots: Slots<From>, map: (child: From) => To): Slots<To> {
  return Object.fromEntries(Object.entries(slots).map(([name, children]) => [name, children.map(map)]))
}
