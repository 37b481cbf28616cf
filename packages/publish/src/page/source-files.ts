import { bindingsOf, type PublishedCollection, type PublishedSource } from '@heddle/document/published'
import type { Language } from '@heddle/document'
import { fileHash } from '../file-hash.ts'
import { SOURCES_FOLDER } from '../limits.ts'
import type { PageContents, Sha256 } from '../types.ts'

const isFetchedByServer = ({ mode }: PublishedCollection): boolean => mode !== 'static' && mode !== 'dynamic'

/** A collection as pages have it: of one that the server fetches no more than when to ask for it and the formulas whose values it needs. */
export function forVisitors(collection: PublishedCollection): PublishedCollection {
  if (!isFetchedByServer(collection)) return collection
  const { isAutoFetch, isPersistentOnNav, onlyWhen, timeLimit, ...own } = collection.config
  const bound = bindingsOf(own)
  const config = {
    ...(isAutoFetch !== undefined && { isAutoFetch }),
    ...(isPersistentOnNav !== undefined && { isPersistentOnNav }),
    ...(onlyWhen !== undefined && { onlyWhen }),
    ...(timeLimit !== undefined && { timeLimit }),
    ...(bound.length > 0 && { bound }),
  }
  return { ...collection, config }
}

/**
 * What the server must know to fetch the rows of a page's collections, as contents by path. A formula may mean a page's own
 * variable: a collection has a file for each definition that pages made of it.
 */
export function sourceFiles(
  { collections, plugins = [] }: PageContents,
  language: Language | undefined,
  sha256: Sha256,
): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  for (const collection of collections) {
    if (!isFetchedByServer(collection)) continue
    const plugin = plugins.find(({ id }) => id === collection.pluginId)
    if (!plugin) continue
    // When and how long is asked is decided where the page is.
    const { onlyWhen: _, timeLimit: __, ...config } = collection.config
    const source: PublishedSource = { collection: { ...collection, config }, plugin, ...(language !== undefined && { language }) }
    const contents = JSON.stringify(source)
    files.set(`${SOURCES_FOLDER}/${collection.id}/${fileHash(sha256(contents))}.json`, contents)
  }
  return files
}
