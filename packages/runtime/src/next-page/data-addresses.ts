import { rowKey, type PublishedSite } from '@heddle/document/published'

/** Values of the parameters of an address, by name. */
export type Parameters = Readonly<Record<string, string>>

/**
 * Where the data of a page is, and that of its row where it has one (specification section 7); `undefined` where a parameter is not
 * written as in addresses of rows, which the server leads on.
 */
export function dataAddresses(
  pageId: string,
  lang: string,
  { routes, base = '/', cacheVersion }: Pick<PublishedSite, 'routes' | 'base' | 'cacheVersion'>,
  parameters: Parameters,
): { readonly page: string; readonly row: string | undefined } | undefined {
  const version = `_wwcv=${cacheVersion}`
  const rows = routes.find((route) => route.pageId === pageId && route.lang === lang)?.rows
  const key = rows && parameters[rows]?.toLowerCase()
  if (key !== undefined && key !== rowKey(key)) return undefined
  return {
    page: `${base}data/${pageId}.json?${new URLSearchParams({ wwlang: lang })}&${version}`,
    row: key === undefined ? undefined : `${base}data/${pageId}_${encodeURIComponent(key)}.json?${version}`,
  }
}
