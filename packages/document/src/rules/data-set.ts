import { warningAt, type Issue } from '../issue.ts'
import { MESSAGES } from '../messages.ts'
import { dataSetOf, rowPages, rowParameter, rowPath, type RowFault, type RowPages } from '../records/data-set.ts'
import { pathIn } from '../records/page-path.ts'
import type { CollectionRecord, PageRecord } from '../records/types.ts'
import type { DocumentView } from '../view/view.ts'

type Pages = Pick<DocumentView, 'find' | 'of' | 'site' | 'languages'>

/** Rows that a message names one by one. */
const NAMED_ROWS = 5

const SAYS: Readonly<Record<RowFault, (rows: string, field: string) => string>> = {
  empty: MESSAGES.rowsWithoutKey,
  unsafe: MESSAGES.rowsUnsafe,
  long: MESSAGES.rowsTooLong,
  taken: MESSAGES.rowsTaken,
  page: MESSAGES.rowsLikePages,
}

/** Pages of the rows that feed a page; `undefined` where nothing does, or the page cannot have them. */
export function rowPagesOf(page: PageRecord, view: Pages): RowPages | undefined {
  const { collection, field, isOpen } = feedOf(page, view)
  if (!collection || field === undefined || !isOpen) return undefined
  const all = rowPages(collection, field)
  const others = pathsOfOthers(page, view)
  if (!all.pages.some(({ key }) => others(key))) return all
  return {
    pages: all.pages.filter(({ key }) => !others(key)),
    faults: { ...all.faults, page: all.pages.flatMap(({ key, at }) => (others(key) ? [at] : [])) },
  }
}

/** What keeps a page that is fed by a data set, or rows of it, from having addresses. */
export function checkDataSet(page: PageRecord, view: Pages): readonly Issue[] {
  if (page.cmsDataSetPath === undefined) return []
  const at = `page/${page.id}/cmsDataSetPath`
  const { collection, field, isOpen } = feedOf(page, view)
  if (field === undefined || !collection) return [warningAt('no-data-set', at, MESSAGES.dataSetGone(page.name))]
  if (collection.mode !== 'static' || collection.type !== 'collection')
    return [warningAt('no-data-set', at, MESSAGES.dataSetNotStatic(page.name, collection.name))]
  if (!isOpen) return [warningAt('no-row-parameter', at, MESSAGES.rowParameter(page.name))]
  const found = rowPagesOf(page, view)
  if (!found) return []
  const faults = Object.entries(found.faults) as [RowFault, readonly number[]][]
  // Rows of a source are there when the site is published.
  const isBare = found.pages.length === 0 && faults.length === 0 && collection.pluginId === undefined
  return [
    ...(isBare ? [warningAt('no-rows', at, MESSAGES.dataSetEmpty(page.name, collection.name))] : []),
    ...faults.map(([fault, rows]) => warningAt(`row-${fault}`, at, SAYS[fault](rowsIn(collection.name, rows), field))),
  ]
}

interface Feed {
  readonly collection: CollectionRecord | undefined
  readonly field: string | undefined
  /** The page can have an address for each row. */
  readonly isOpen: boolean
}

function feedOf(page: PageRecord, view: Pages): Feed {
  const { collectionId, field } = dataSetOf(page) ?? {}
  const collection = view.find('collection', collectionId ?? '')
  const isStatic = collection?.mode === 'static' && collection.type === 'collection'
  const isHome = view.site()?.homePageId === page.id
  const isOpen = isStatic && !isHome && page.langs.every((language) => rowParameter(pathIn(page, language)) !== undefined)
  return { collection, field, isOpen }
}

/** Whether another page has the address that a row would have, in a language of both. */
function pathsOfOthers(page: PageRecord, view: Pages): (key: string) => boolean {
  const taken = page.langs.map((language) => {
    const path = pathIn(page, language)
    const paths = view.of('page').flatMap((other) => (other.id === page.id ? [] : pathIn(other, language).toLowerCase()))
    return [path, new Set(paths)] as const
  })
  return (key) => taken.some(([path, paths]) => paths.has(rowPath(path, key).toLowerCase()))
}

/** Rows as people count them, from 1. */
function rowsIn(collection: string, rows: readonly number[]): string {
  const named = rows.slice(0, NAMED_ROWS).map((at) => at + 1)
  return MESSAGES.rowsOf(collection, named.join(', '), rows.length - named.length)
}
