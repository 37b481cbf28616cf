import type { Id, NodeRecord } from '../records/types.ts'
import type { DocumentView } from '../view/view.ts'
import { sectionRoots } from './section-roots.ts'
import { SECTIONS_SLOT } from './tree.ts'

/** Specification section 2: link ids of this many characters or fewer are dropped. */
export const DROPPED_LINK_ID_LENGTH = 4

/** A link id that counts, else `undefined`. */
export function usableLinkId(linkId: string | undefined): string | undefined {
  return linkId !== undefined && linkId.length > DROPPED_LINK_ID_LENGTH ? linkId : undefined
}

/** Specification section 2: lower-cased, blanks become `_`. */
export function toAnchor(title: string): string {
  return title.trim().toLowerCase().replace(/\s+/g, '_')
}

/** What a section is called: by itself, else by what it is drawn as. */
export function sectionTitle(roots: readonly NodeRecord[]): string {
  return roots.find(({ name }) => name !== '')?.name ?? ''
}

interface KnownAnchors {
  readonly sections: readonly (readonly NodeRecord[])[]
  readonly anchors: ReadonlyMap<Id, string>
}

/** By the list of a page's sections: compiling a page asks once for each of them. */
const known = new WeakMap<readonly Id[], KnownAnchors>()

/**
 * Anchor ids of a page's titled sections, unique on the page: a repeated one gets `_2`, `_3`, … A linked section has its own by
 * the id of its root too, which is the same on every page.
 */
export function anchorsOf(view: Pick<DocumentView, 'children' | 'find'>, pageId: Id): ReadonlyMap<Id, string> {
  const ids = view.children(pageId, SECTIONS_SLOT)
  const before = known.get(ids)
  const sections = ids.map((id) => sectionRoots(view, id))
  if (before && sections.every((roots, at) => areSame(roots, before.sections[at] ?? []))) return before.anchors
  const anchors = makeAnchors(sections)
  known.set(ids, { sections, anchors })
  return anchors
}

function areSame(roots: readonly NodeRecord[], before: readonly NodeRecord[]): boolean {
  return roots.length === before.length && roots.every((root, at) => root === before[at])
}

function makeAnchors(sections: readonly (readonly NodeRecord[])[]): ReadonlyMap<Id, string> {
  const anchors = new Map<Id, string>()
  const taken = new Set<string>()
  for (const roots of sections) {
    const wanted = toAnchor(roots.map(({ linkId }) => usableLinkId(linkId)).find(Boolean) ?? sectionTitle(roots))
    if (!wanted) continue
    let anchor = wanted
    for (let count = 2; taken.has(anchor); count += 1) anchor = `${wanted}_${count}`
    taken.add(anchor)
    for (const { id } of roots) if (!anchors.has(id)) anchors.set(id, anchor)
  }
  return anchors
}
