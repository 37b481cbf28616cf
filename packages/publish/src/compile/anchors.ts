import type { Id, NodeRecord } from '@heddle/document'
import type { CompileView } from './types.ts'

/** Specification section 2: link ids of this many characters or fewer are dropped. */
const DROPPED_LINK_ID_LENGTH = 4
/** Slot of a page that holds its sections. */
export const SECTIONS_SLOT = 'sections'

/** A link id that counts, else `undefined`. */
export function usableLinkId(linkId: string | undefined): string | undefined {
  return linkId !== undefined && linkId.length > DROPPED_LINK_ID_LENGTH ? linkId : undefined
}

/** Specification section 2: lower-cased, blanks become `_`. */
export function toAnchor(title: string): string {
  return title.trim().toLowerCase().replace(/\s+/g, '_')
}

interface KnownAnchors {
  readonly sections: readonly (NodeRecord | undefined)[]
  readonly anchors: ReadonlyMap<Id, string>
}

/** By the list of a page's sections: compiling a page asks once for each of them. */
const known = new WeakMap<readonly Id[], KnownAnchors>()

/** Anchor ids of a page's titled sections, unique on the page: a repeated one gets `_2`, `_3`, … */
export function anchorsOf(view: CompileView, pageId: Id): ReadonlyMap<Id, string> {
  const ids = view.children(pageId, SECTIONS_SLOT)
  const before = known.get(ids)
  if (before && ids.every((id, at) => view.find('node', id) === before.sections[at])) return before.anchors
  const sections = ids.map((id) => view.find('node', id))
  const anchors = makeAnchors(sections)
  known.set(ids, { sections, anchors })
  return anchors
}

function makeAnchors(sections: readonly (NodeRecord | undefined)[]): ReadonlyMap<Id, string> {
  const anchors = new Map<Id, string>()
  const taken = new Set<string>()
  for (const section of sections) {
    const wanted = section ? toAnchor(usableLinkId(section.linkId) ?? section.name) : ''
    if (!section || !wanted) continue
    let anchor = wanted
    for (let count = 2; taken.has(anchor); count += 1) anchor = `${wanted}_${count}`
    taken.add(anchor)
    anchors.set(section.id, anchor)
  }
  return anchors
}
