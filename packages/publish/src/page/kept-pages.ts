import type { DocumentRecord, DocumentView, Id, NodeRecord, RecordChanges } from '@heddle/document'
import { equalJson } from '@heddle/store'
import type { PageRoute } from '../facts/routes.ts'
import type { Artefact, PublishInput } from '../types.ts'
import type { PageNotes } from './page-notes.ts'

/**
 * What is known of pages since the publish before, for the next one of the same document: those that nothing they are made of
 * changed need not be compiled to be told from others. What pages share is most of what a change of anything but a node
 * touches: then all are.
 */
export interface KeptPages {
  /** Tells that the view of the document holds other records now. */
  readonly note: (view: DocumentView, changes: RecordChanges) => void
  /** Begins a publish. Pages that were made of another view, catalogue or build, or for another address, are forgotten. */
  readonly begin: (input: PublishInput) => void
  /** Where pages are served. */
  readonly routes: (find: () => readonly PageRoute[]) => readonly PageRoute[]
  /** Files of the whole site that hold no page; `day`: the one that stands in them. */
  readonly siteFiles: (day: string, find: () => readonly Artefact[]) => readonly Artefact[]
  /** What is kept of the page, else what is found out now. */
  readonly page: (route: PageRoute, find: () => PageNotes) => PageNotes
  /** The fingerprint of a page: the one of before where the site's part is the one of before. */
  readonly fingerprint: (notes: PageNotes, sitePart: string, find: () => string) => string
}

export function createKeptPages(): KeptPages {
  const pages = new Map<string, PageNotes>()
  const prints = new WeakMap<PageNotes, { readonly sitePart: string; readonly fingerprint: string }>()
  /** Styles of pages: many have the same. */
  const styles = new Map<string, string>()
  let routes: readonly PageRoute[] | undefined
  let siteFiles: { readonly day: string; readonly files: readonly Artefact[] } | undefined
  let madeOf: readonly unknown[] = []

  const forgetAll = (): void => {
    pages.clear()
    styles.clear()
    routes = siteFiles = undefined
  }
  const once = (css: string): string => {
    const known = styles.get(css)
    if (known === undefined) styles.set(css, css)
    return known ?? css
  }

  return {
    note(view, changes) {
      const touched = pagesTouched(view, changes)
      if (!touched) return forgetAll()
      const ids = [...changes.keys(), ...[...touched].filter((id) => view.find('library-component', id))]
      for (const [key, { route, used }] of pages)
        if (touched.has(route.page.id) || ids.some((id) => used.records.has(id))) pages.delete(key)
    },
    begin({ view, definitions, actions, plugins, elementStyles, chunks, origin, root, isDraft, addresses }) {
      const parts = [view, definitions, actions, plugins, elementStyles, chunks, origin, root, isDraft, JSON.stringify(addresses)]
      if (!parts.every((part, at) => part === madeOf[at])) forgetAll()
      madeOf = parts
    },
    routes: (find) => (routes ??= find()),
    siteFiles(day, find) {
      if (siteFiles?.day !== day) siteFiles = { day, files: find() }
      return siteFiles.files
    },
    page(route, find) {
      const key = `${route.lang} ${route.page.id}`
      const known = pages.get(key)
      if (known) return known
      const found = find()
      const kept = { ...found, css: once(found.css), tokensCss: once(found.tokensCss) }
      pages.set(key, kept)
      return kept
    },
    fingerprint(notes, sitePart, find) {
      const known = prints.get(notes)
      if (known?.sitePart === sitePart && !notes.readsClock) return known.fingerprint
      const fingerprint = find()
      prints.set(notes, { sitePart, fingerprint })
      return fingerprint
    },
  }
}

/** Pages and components whose own nodes changed, or nothing when others may be touched too but by what they say they use. */
function pagesTouched(view: DocumentView, changes: RecordChanges): ReadonlySet<Id> | undefined {
  const touched = new Set<Id>()
  for (const { before, after } of changes.values()) {
    if ((before ?? after)?.kind !== 'node') return undefined
    const [was, is] = [node(before), node(after)]
    const holders = [
      ...(was ? [holderOf(was, (id) => (changes.has(id) ? changes.get(id)?.before : view.get(id)))] : []),
      ...(is ? [holderOf(is, view.get)] : []),
    ]
    const [holder] = holders
    // Nodes that links lead to elsewhere than before.
    if (holder === undefined || holders.some((other) => other !== holder)) return undefined
    const isSection = [was, is].some((one) => one?.place.parentId === holder)
    // Links of other pages lead to sections by their anchors, which depend on all of a page, and to linked ones by their roots'.
    if (isSection && !(was && is && hasSameAnchor(was, is))) return undefined
    touched.add(holder)
  }
  return touched
}

const node = (record: DocumentRecord | undefined): NodeRecord | undefined => (record?.kind === 'node' ? record : undefined)

/** The page or component that a node belongs to. */
function holderOf({ place, id }: NodeRecord, get: (id: Id) => DocumentRecord | undefined): Id | undefined {
  const seen = new Set([id])
  let at = get(place.parentId)
  while (at?.kind === 'node' && !seen.has(at.id)) {
    seen.add(at.id)
    at = get(at.place.parentId)
  }
  return at?.kind === 'page' || at?.kind === 'library-component' ? at.id : undefined
}

function hasSameAnchor(a: NodeRecord, b: NodeRecord): boolean {
  return (
    a.name === b.name &&
    a.linkId === b.linkId &&
    a.attributes['id'] === b.attributes['id'] &&
    equalJson({ ...a.place }, { ...b.place })
  )
}
