import type { PublishedPage, PublishedSite } from '@heddle/document/published'
import { NOT_FOUND_PATH } from '../limits.ts'
import { dataAddresses, type Parameters } from './data-addresses.ts'
import { fetchAhead } from './intent.ts'

export type LoadedPage = { readonly page: PublishedPage } | { readonly redirect: string | undefined }

/**
 * Fetches a page's data (specification section 7). When the request fails or another cache version answers, `redirect`
 * says where to go instead: the address the answer names, `/404` below the base path when that is none of this site, `undefined` for the
 * full address of the page (specification section 8), which is also where nobody is led who is there already.
 */
export async function loadPage(
  pageId: string,
  lang: string,
  site: PublishedSite,
  fetchData: (address: string) => Promise<Response> = fetch,
  parameters: Parameters = {},
): Promise<LoadedPage> {
  const addresses = dataAddresses(pageId, lang, site, parameters)
  if (!addresses) return { redirect: undefined }
  try {
    const [response, row] = await Promise.all([
      fetchData(addresses.page),
      addresses.row === undefined ? undefined : fetchData(addresses.row),
    ])
    const data: unknown = await response.json()
    if (!response.ok) return { redirect: redirectOf(data, site.base ?? '/') }
    if (!isPage(data) || data.cacheVersion !== site.cacheVersion) return { redirect: undefined }
    // Whether there is one for these values only its document says.
    if (data.page.existsWith !== undefined) return { redirect: undefined }
    if (!row) return { page: data }
    // Only the document of a row that is gone has the right answer.
    const extra: unknown = row.ok && (await row.json())
    return hasFields(extra) ? { page: { ...data, page: { ...data.page, ...extra.page } } } : { redirect: undefined }
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
  parameters: Parameters = {},
): Promise<LoadedPage> {
  const isStyled = loadStyles().then(
    () => true,
    () => false,
  )
  const [loaded, hasStyles] = await Promise.all([loadPage(pageId, lang, site, fetchAhead, parameters), isStyled])
  return 'page' in loaded && !hasStyles ? { redirect: undefined } : loaded
}

function redirectOf(data: unknown, base: string): string | undefined {
  if (typeof data !== 'object' || data === null || !('redirect' in data)) return undefined
  const { redirect } = data
  const led = typeof redirect === 'string' && /^\/(?!\/)/.test(redirect) ? redirect : base + NOT_FOUND_PATH
  // Who is led to where they are would come back for ever, if what is there leads on by itself.
  return led === location.pathname + location.search ? undefined : led
}

/** The site's own data is trusted but for its version. */
function isPage(data: unknown): data is PublishedPage {
  return typeof data === 'object' && data !== null && 'cacheVersion' in data && 'sections' in data
}

/** The extra fields of a row's page. */
function hasFields(data: unknown): data is { readonly page: Pick<PublishedPage['page'], 'data'> } {
  return typeof data === 'object' && data !== null && 'page' in data
}
