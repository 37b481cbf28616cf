import type { PublishedPage, PublishedSite } from '@heddle/document/published'
import { NOT_FOUND_ADDRESS } from '../limits.ts'

export type LoadedPage = { readonly page: PublishedPage } | { readonly redirect: string | undefined }

/**
 * Fetches a page's data (specification section 7). When the request fails or another cache version answers, `redirect`
 * says where to go instead: the address the answer names, `/404` when it names none, `undefined` for the full address of
 * the page (specification section 8).
 */
export async function loadPage(
  pageId: string,
  lang: string,
  site: PublishedSite,
  fetchData: (address: string) => Promise<Response> = fetch,
): Promise<LoadedPage> {
  const query = new URLSearchParams({ wwlang: lang, _wwcv: String(site.cacheVersion) })
  try {
    const response = await fetchData(`/data/${pageId}.json?${query}`)
    const data: unknown = await response.json()
    if (!response.ok) return { redirect: redirectOf(data) }
    return isPage(data) && data.cacheVersion === site.cacheVersion ? { page: data } : { redirect: undefined }
  } catch {
    return { redirect: undefined }
  }
}

/** The same with the rules of the whole site: a page that would stand there bare has its own document, which is not. */
export async function loadStyledPage(
  pageId: string,
  lang: string,
  site: PublishedSite,
  loadStyles: () => Promise<void>,
): Promise<LoadedPage> {
  const isStyled = loadStyles().then(
    () => true,
    () => false,
  )
  const [loaded, hasStyles] = await Promise.all([loadPage(pageId, lang, site), isStyled])
  return 'page' in loaded && !hasStyles ? { redirect: undefined } : loaded
}

function redirectOf(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('redirect' in data)) return undefined
  const { redirect } = data
  return typeof redirect === 'string' && /^\/(?!\/)/.test(redirect) ? redirect : NOT_FOUND_ADDRESS
}

/** The site's own data is trusted but for its version. */
function isPage(data: unknown): data is PublishedPage {
  return typeof data === 'object' && data !== null && 'cacheVersion' in data && 'sections' in data
}
