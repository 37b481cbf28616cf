import type { PublishedNode } from '@heddle/document/published'
import type { Id } from '@heddle/document'
import type { CompiledNode } from '../compile/types.ts'

export interface PageNodes {
  /** Root nodes in order. */
  readonly sections: Readonly<Record<Id, PublishedNode>>
  /** All other nodes, parents before children. */
  readonly wwObjects: Readonly<Record<Id, PublishedNode>>
  /** True when some node is alive. */
  readonly isLive: boolean
}

const NOTHING: ReadonlySet<Id> = new Set()

/**
 * The nodes of a page with `liveInside` set, without what a literal condition leaves out (architecture section 6, alive).
 * @param roots uids of the page's sections
 * @param compiled the page's nodes, parents before children
 * @param more nodes that could not be drawn, and roots that are no sections
 */
export function assemblePage(
  roots: readonly Id[],
  compiled: readonly CompiledNode[],
  { broken = NOTHING, others = [] }: { readonly broken?: ReadonlySet<Id> | undefined; readonly others?: readonly Id[] } = {},
): PageNodes {
  const isPlain = broken.size === 0 && compiled.every(({ published: { live, condition } }) => !live && condition !== false)
  const nodes = isPlain ? compiled.map(({ published }) => published) : markNodes([...roots, ...others], compiled, broken)
  const sections = emptyByUid()
  const wwObjects = emptyByUid()
  const isRoot = new Set(roots)
  for (const node of nodes) {
    if (isRoot.has(node.uid)) sections[node.uid] = node
    else wwObjects[node.uid] = node
  }
  return { sections, wwObjects, isLive: !isPlain && nodes.some(({ live }) => live) }
}

/** A dictionary from the start: an object that is filled would get a shape for every uid of the site. */
const emptyByUid = (): Record<Id, PublishedNode> => Object.create(null) as Record<Id, PublishedNode>

function markNodes(roots: readonly Id[], compiled: readonly CompiledNode[], broken: ReadonlySet<Id>): readonly PublishedNode[] {
  const byUid = new Map(compiled.map(({ published }) => [published.uid, published]))
  const marked: PublishedNode[] = []

  /** Adds the node and what is below it. Tells whether it is there, and whether it or something below it is alive. */
  const add = (uid: Id): 'absent' | 'still' | 'alive' => {
    const node = byUid.get(uid)
    if (!node || node.condition === false) return 'absent'
    const place = marked.push(node) - 1
    let hasLive = false
    let slots = node.slots
    for (const name in node.slots) {
      const ids = node.slots[name] ?? []
      const states = ids.map(add)
      hasLive ||= states.includes('alive')
      if (states.includes('absent')) slots = { ...slots, [name]: ids.filter((_, at) => states[at] !== 'absent') }
    }
    const isBroken = broken.has(uid)
    if (hasLive || isBroken || slots !== node.slots) {
      marked[place] = {
        ...node,
        ...(slots && { slots }),
        ...(hasLive && { liveInside: true }),
        ...(isBroken && { broken: true }),
      }
    }
    return hasLive || node.live ? 'alive' : 'still'
  }
  for (const uid of roots) add(uid)
  return marked
}
