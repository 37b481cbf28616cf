import type { DocumentRecord, DocumentView, Id, NodeRecord, RecordChanges } from '@heddle/document'
import { equalJson } from '@heddle/store'
import type { PageRoute } from '../facts/routes.ts'
import type { PageContents, PublishInput } from '../types.ts'
import type { PageDraft } from './page.ts'

/**
 * Pages as they were compiled for the publish before, for the next one of the same document: those that nothing they are made of
 * changed are not compiled again. What pages share is most of what a change of anything but a node touches: then all are.
 */
export interface KeptDrafts {
  /** Tells that the view of the document holds other records now. */
  readonly note: (view: DocumentView, changes: RecordChanges) => void
  /** Begins a publish. Pages that were made of another view, catalogue or build, or for another address, are forgotten. */
  readonly begin: (input: PublishInput) => void
  /** The page as it is kept, else as it is made now. */
  readonly draft: (route: PageRoute, make: () => PageDraft | undefined) => PageDraft | undefined
  /** The page as JSON. */
  readonly textOf: (page: PageContents) => string
}

export function createKeptDrafts(): KeptDrafts {
  const drafts = new Map<string, PageDraft>()
  const texts = new WeakMap<PageContents, string>()
  let madeOf: readonly unknown[] = []
  return {
    note(view, changes) {
      const touched = pagesTouched(view, changes)
      if (!touched) return drafts.clear()
      const ids = [...changes.keys()]
      for (const [key, { route, used }] of drafts)
        if (touched.has(route.page.id) || ids.some((id) => used.records.has(id))) drafts.delete(key)
    },
    begin({ view, definitions, actions, plugins, elementStyles, chunks, origin }) {
      const parts = [view, definitions, actions, plugins, elementStyles, chunks, origin]
      if (!parts.every((part, at) => part === madeOf[at])) drafts.clear()
      madeOf = parts
    },
    draft(route, make) {
      const key = `${route.lang} ${route.page.id}`
      const known = drafts.get(key)
      if (known) return known
      const made = make()
      if (made) drafts.set(key, made)
      return made
    },
    textOf(page) {
      const text = texts.get(page) ?? JSON.stringify(page)
      texts.set(page, text)
      return text
    },
  }
}

/** Pages whose own nodes changed, or nothing when others may be touched too but by what they say they use. */
function pagesTouched(view: DocumentView, changes: RecordChanges): ReadonlySet<Id> | undefined {
  const touched = new Set<Id>()
  for (const { before, after } of changes.values()) {
    if ((before ?? after)?.kind !== 'node') return undefined
    const [was, is] = [node(before), node(after)]
    const pages = [
      ...(was ? [pageOf(was, (id) => (changes.has(id) ? changes.get(id)?.before : view.get(id)))] : []),
      ...(is ? [pageOf(is, view.get)] : []),
    ]
    const [page] = pages
    // Nodes of components, and those that links lead to on another page than before.
    if (page === undefined || pages.some((other) => other !== page)) return undefined
    const isSection = [was, is].some((one) => one?.place.parentId === page)
    // Links of other pages lead to sections by their anchors, which depend on all of a page.
    if (isSection && !(was && is && hasSameAnchor(was, is))) return undefined
    touched.add(page)
  }
  return touched
}

const node = (record: DocumentRecord | undefined): NodeRecord | undefined => (record?.kind === 'node' ? record : undefined)

function pageOf({ place, id }: NodeRecord, get: (id: Id) => DocumentRecord | undefined): Id | undefined {
  const seen = new Set([id])
  let at = get(place.parentId)
  while (at?.kind === 'node' && !seen.has(at.id)) {
    seen.add(at.id)
    at = get(at.place.parentId)
  }
  return at?.kind === 'page' ? at.id : undefined
}

function hasSameAnchor(a: NodeRecord, b: NodeRecord): boolean {
  return (
    a.name === b.name &&
    a.linkId === b.linkId &&
    a.attributes['id'] === b.attributes['id'] &&
    equalJson({ ...a.place }, { ...b.place })
  )
}
