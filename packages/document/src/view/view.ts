import type { Diff, Store } from '@heddle/store'
import { fromWideToNarrow, type Screen } from '@heddle/style'
import type { DocumentRecord, Id, Language, PageRecord, RecordKind, RecordOf, SiteRecord } from '../records/types.ts'
import { sortedKeys } from '../records/order.ts'
import { defaultLanguageOf, unprefixedLanguageOf } from '../records/site-languages.ts'
import { createKindLists } from './kind-lists.ts'
import { createTreeIndex } from './tree-index.ts'
import { createUsageIndex, type Usage } from './usage-index.ts'

/** What operations read. A view answers it; so may anything that looks at a changed document. */
export interface DocumentReader {
  readonly get: (id: Id) => DocumentRecord | undefined
  /** The record if it is of the kind. */
  readonly find: <K extends RecordKind>(kind: K, id: Id) => RecordOf<K> | undefined
  /** Children of a page or node in order; without a slot those of all slots, slot by slot. */
  readonly children: (parentId: Id, slot?: string) => readonly Id[]
}

/** The document as a live tree. Lists keep their identity until what they hold changes. */
export interface DocumentView extends DocumentReader {
  /** Records of a kind sorted by (index, id). After a change of the kind it is another list, with what changed in its place. */
  readonly of: <K extends RecordKind>(kind: K) => readonly RecordOf<K>[]
  /** Names of the slots of a page or node that hold something. */
  readonly slots: (parentId: Id) => readonly string[]
  /** Page or node a node stands in; `undefined` for other records and when the parent is missing. */
  readonly parent: (id: Id) => Id | undefined
  /** Parents of a node, nearest first; ends with its page. Never loops, whatever the records say. */
  readonly ancestors: (id: Id) => readonly Id[]
  /** The page a node stands on; a page's own id. */
  readonly pageOf: (id: Id) => Id | undefined
  readonly site: () => SiteRecord | undefined
  readonly homePage: () => PageRecord | undefined
  readonly languages: () => readonly Language[]
  readonly defaultLanguage: () => Language | undefined
  /** The language whose addresses do not begin with its code, if there is one. */
  readonly unprefixedLanguage: () => Language | undefined
  /** Screen sizes from wide to narrow. */
  readonly screens: () => readonly Screen[]
  /** Where a record is used: classes, tokens, assets, pages in links, variables in bindings. */
  readonly usagesOf: (id: Id) => readonly Usage[]
  /**
   * Reads who uses whom ahead of the first question, until `isOver`: a large document in parts that nobody feels.
   * @returns whether everything is read
   */
  readonly readUsages: (isOver: () => boolean) => boolean
  /** Calls `fn` when children of the page or node came, went or changed their order. */
  readonly subscribeChildren: (parentId: Id, fn: () => void) => () => void
  /** Stops following the store. */
  readonly close: () => void
}

/** A live view of a store; every change costs only what it touches. */
export function createDocumentView(store: Store<DocumentRecord>): DocumentView {
  const tree = createTreeIndex(store.values())
  const lists = createKindLists(store)
  const subscribers = new Map<Id, Set<() => void>>()
  let usages: ReturnType<typeof createUsageIndex> | undefined

  function follow(diff: Diff<DocumentRecord>) {
    const parents = new Set<Id>()
    for (const part of [diff.remove, diff.put, diff.set]) {
      for (const id in part) {
        const record = store.get(id)
        for (const parent of tree.move(id, record?.kind === 'node' ? record.place : undefined)) parents.add(parent)
        usages?.note(id, record)
        if (record !== undefined) lists.note(record.kind, id)
      }
    }
    for (const id in diff.remove) lists.note(diff.remove[id]?.kind ?? 'node', id)
    for (const parent of parents) for (const fn of Array.from(subscribers.get(parent) ?? [])) fn()
  }
  const stop = store.listen(follow)

  const find: DocumentView['find'] = (kind, id) => {
    const record = store.get(id)
    return record?.kind === kind ? (record as RecordOf<typeof kind>) : undefined
  }

  const of: DocumentView['of'] = <K extends RecordKind>(kind: K) => lists.of(kind) as readonly RecordOf<K>[]

  function parent(id: Id): Id | undefined {
    const parentId = tree.placeOf(id)?.parentId
    return parentId !== undefined && store.has(parentId) ? parentId : undefined
  }

  function ancestors(id: Id): readonly Id[] {
    const found = new Set<Id>()
    for (let at = parent(id); at !== undefined && at !== id && !found.has(at); at = parent(at)) found.add(at)
    return [...found]
  }

  const site = () => of('site')[0]
  const usageIndex = () => (usages ??= createUsageIndex(store.values()))

  return {
    get: (id) => store.get(id),
    find,
    of,
    children: (parentId, slot) => tree.children(parentId, slot),
    slots: (parentId) => tree.slots(parentId),
    parent,
    ancestors,
    pageOf(id) {
      if (store.get(id)?.kind === 'page') return id
      const root = ancestors(id).at(-1)
      return root !== undefined && store.get(root)?.kind === 'page' ? root : undefined
    },
    site,
    homePage: () => find('page', site()?.homePageId ?? ''),
    languages: () => languagesOf(site()),
    defaultLanguage() {
      const record = site()
      return record && defaultLanguageOf(record)
    },
    unprefixedLanguage() {
      const record = site()
      return record && unprefixedLanguageOf(record)
    },
    screens: () => screensOf(site()),
    usagesOf: (id) => usageIndex().usagesOf(id),
    readUsages: (isOver) => usageIndex().read(isOver),
    subscribeChildren(parentId, fn) {
      const subscriber = () => fn()
      const set = subscribers.get(parentId) ?? new Set()
      subscribers.set(parentId, set.add(subscriber))
      return () => {
        set.delete(subscriber)
        if (set.size === 0 && subscribers.get(parentId) === set) subscribers.delete(parentId)
      }
    },
    close: stop,
  }
}

const languagesBySite = new WeakMap<SiteRecord, readonly Language[]>()
const screensBySite = new WeakMap<SiteRecord, readonly Screen[]>()

function languagesOf(site: SiteRecord | undefined): readonly Language[] {
  if (site === undefined) return []
  const known = languagesBySite.get(site) ?? sortedKeys(site.languages)
  languagesBySite.set(site, known)
  return known
}

function screensOf(site: SiteRecord | undefined): readonly Screen[] {
  if (site === undefined) return []
  const known =
    screensBySite.get(site) ??
    fromWideToNarrow(
      Object.entries(site.screens).map(([id, { label, maxWidth, canvasWidth }]) => ({
        id,
        label,
        canvasWidth,
        ...(maxWidth !== undefined && { maxWidth }),
      })),
    )
  screensBySite.set(site, known)
  return known
}
