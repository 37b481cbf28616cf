import type { ReleaseManifest } from '../releases/manifest.ts'
import { writtenAddress } from '../releases/match-pattern.ts'
import { REVALIDATE, type HostAnswer } from './answer.ts'
import { siteRoot } from './base-path.ts'
import { withQuery } from './find-redirect.ts'

/**
 * Where an address without a language leads on a site whose default language has a prefix too: the same address of that language,
 * whether there is such a page or not, so that nobody learns of pages by it.
 *
 * @param path of the address, as `readSitePath` gives it
 * @param url as pages of the site know it
 */
export function findPrefixed(path: string, url: string, release: ReleaseManifest): HostAnswer | undefined {
  const { defaultPrefix, frame } = release
  if (defaultPrefix === undefined) return undefined
  const first = path.split('/', 1)[0]?.toLowerCase()
  if ([defaultPrefix, ...(frame?.languages ?? [])].some((language) => language.toLowerCase() === first)) return undefined
  const rest = path === '' ? '' : writtenAddress(url.split(/[?#]/)[0] ?? '')
  return {
    redirect: withQuery(`${siteRoot(release)}/${defaultPrefix}${rest}`, url),
    status: 301,
    headers: { 'cache-control': REVALIDATE },
  }
}
