import type { PublishedSource } from '@heddle/document/published'
import type { Language } from '@heddle/document'
import { fileHash } from '../file-hash.ts'
import { SOURCES_FOLDER } from '../limits.ts'
import type { PageDraft } from '../page/page.ts'
import type { Release } from '../release/release.ts'
import type { Sha256 } from '../types.ts'

/**
 * What the server must know to fetch the rows of a page's collections, for those who may read one of the pages. A formula may
 * mean a page's own variable: a collection has a file for each definition that pages made of it.
 */
export function publishSources(
  { page: { collections, plugins = [] }, readers }: Pick<PageDraft, 'page' | 'readers'>,
  language: Language | undefined,
  release: Release,
  sha256: Sha256,
): void {
  for (const collection of collections) {
    if (collection.mode === 'static' || collection.mode === 'dynamic') continue
    const plugin = plugins.find(({ id }) => id === collection.pluginId)
    if (!plugin) continue
    const source: PublishedSource = { collection, plugin, ...(language !== undefined && { language }) }
    const contents = JSON.stringify(source)
    const path = `${SOURCES_FOLDER}/${collection.id}/${fileHash(sha256(contents))}.json`
    release.share(path, readers, { contentType: 'application/json', contents })
  }
}
