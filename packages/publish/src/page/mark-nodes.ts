import { HELD_ATTRIBUTE, TARGET_ATTRIBUTE, type PublishedNode } from '@heddle/document/published'
import type { Id } from '@heddle/document'
import { recordIdOf, type CompiledNode } from '../compile/index.ts'

/**
 * Marks nodes by attributes: those that actions scroll to or focus carry their uid, and those whose click a workflow hears
 * before a link leads away say so.
 * @param compiled parents before children
 * @param targets ids of records
 */
export function markNodes(compiled: readonly CompiledNode[], targets: ReadonlySet<Id>): readonly CompiledNode[] {
  const held = heldIn(compiled)
  if (targets.size === 0 && held.size === 0) return compiled
  return compiled.map((node) => {
    const { published } = node
    const marks = {
      ...(targets.has(recordIdOf(published.uid)) && { [TARGET_ATTRIBUTE]: published.uid }),
      ...(held.has(published.uid) && { [HELD_ATTRIBUTE]: '' }),
    }
    if (Object.keys(marks).length === 0) return node
    return { ...node, published: { ...published, attributes: { ...published.attributes, ...marks } } }
  })
}

/** Uids of the nodes with a workflow for clicks that are, or stand in, a link that leads away from the page. */
function heldIn(compiled: readonly CompiledNode[]): ReadonlySet<string> {
  const held = new Set<string>()
  // Most pages hear no click: then nothing is looked for.
  if (!compiled.some(({ published }) => hearsClick(published))) return held
  const inLink = new Set<string>()
  const heard = new Set<string>()
  for (const { published: node } of compiled) {
    const { uid, link, component, slots = {} } = node
    const isHeard = heard.has(uid) || hearsClick(node)
    const isInLink = inLink.has(uid) || leadsAway(link)
    if (isHeard && isInLink && !component) held.add(uid)
    for (const child of Object.values(slots).flat()) {
      if (isInLink) inLink.add(child)
      // What its root hears an instance hears too.
      if (isHeard && component) heard.add(child)
    }
  }
  return held
}

function hearsClick({ events }: PublishedNode): boolean {
  return (events?.['click']?.length ?? 0) > 0
}

function leadsAway(link: PublishedNode['link']): boolean {
  return link?.href !== undefined && link.target === undefined && link.download === undefined
}
