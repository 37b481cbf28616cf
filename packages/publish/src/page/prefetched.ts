import type { PublishedLink, PublishedSite } from '@heddle/document/published'
import type { CompiledNode } from '../compile/index.ts'
import { tag } from './html.ts'

/** Pages that one page asks for beforehand. */
export const MAX_PREFETCHED = 10

/**
 * Asks the browser to fetch, once the page stands and where it has time for it, what its links with `prefetch` lead to: the
 * data of pages where the page goes there by itself (`site`), else their documents, as far as their addresses are known.
 */
export function prefetchTags(nodes: readonly Pick<CompiledNode, 'published'>[], site: PublishedSite | undefined): string {
  const addresses = new Set<string>()
  for (const { published } of nodes) {
    const { link } = published
    const address = link?.prefetch === undefined ? undefined : site ? dataAddress(link, site) : documentAddress(link)
    if (address !== undefined && addresses.size < MAX_PREFETCHED) addresses.add(address)
  }
  const shared = site ? { as: 'fetch', crossorigin: 'anonymous' } : {}
  return [...addresses].map((href) => tag('link', { rel: 'prefetch', href, ...shared })).join('')
}

/** As the runtime asks for it (specification section 7). */
function dataAddress({ pageId, prefetch }: PublishedLink, { cacheVersion, base = '/' }: PublishedSite): string | undefined {
  return pageId === undefined ? undefined : `${base}data/${pageId}.json?wwlang=${prefetch}&_wwcv=${cacheVersion}`
}

function documentAddress({ href }: PublishedLink): string | undefined {
  return typeof href === 'string' ? href.split('#', 1)[0] : undefined
}
