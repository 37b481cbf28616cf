import { createRedirects, keyOfFrom } from '@heddle/document'
import { onSite } from '@heddle/publish'
import type { ReleaseManifest } from '../releases/manifest.ts'
import { REVALIDATE, type HostAnswer } from './answer.ts'
import { siteRoot, withinSite } from './base-path.ts'
import { readSitePath } from './site-path.ts'

const findersOf = new WeakMap<ReleaseManifest, ReturnType<typeof createRedirects>>()

/**
 * Where the release's redirects lead an address; the query goes along. One that leads back to itself is none.
 *
 * @param path of the address, as `readSitePath` gives it
 * @param url as pages of the site know it
 */
export function findRedirect(release: ReleaseManifest, path: string, url: string): HostAnswer | undefined {
  if (!release.redirects) return undefined
  let find = findersOf.get(release)
  if (!find)
    findersOf.set(release, (find = createRedirects(release.redirects.map((rule) => ({ ...rule, to: encoded(rule.to) })))))
  // A part may hold an encoded slash.
  const found = find((url.split(/[?#]/)[0] ?? '').split('/').map(decodeURIComponent))
  if (!found) return undefined
  const location = onSite(found.location, siteRoot(release))
  const onThis = location.startsWith('/') ? withinSite(location, release) : undefined
  if (onThis !== undefined && keyOfFrom(readSitePath(onThis) ?? '') === keyOfFrom(path)) return undefined
  // No browser may keep it: what was meant for good is changed now and then, and never forgotten there.
  return { redirect: withQuery(location, url), status: found.status, headers: { 'cache-control': REVALIDATE } }
}

/** An address as a header can say it: letters of other alphabets are escaped, in a host as hosts are. */
function encoded(address: string): string {
  const origin = /^https?:\/\/[^/?#]*/i.exec(address)?.[0] ?? ''
  const rest = address.slice(origin.length).replace(/[^\x21-\x7e]+/gu, (text) => encodeURIComponent(text.toWellFormed()))
  return origin !== '' && URL.canParse(origin) ? new URL(origin).origin + rest : encodeURI(origin) + rest
}

/** A location with the query of an address; what the location asks by itself stands first. */
export function withQuery(location: string, url: string): string {
  const query = url.slice(url.indexOf('?') + 1 || url.length).replace(/[^\x21-\x7e]/g, encodeURIComponent)
  if (query === '') return location
  const hash = location.indexOf('#')
  const [before, after] = hash < 0 ? [location, ''] : [location.slice(0, hash), location.slice(hash)]
  return `${before}${before.includes('?') ? '&' : '?'}${query}${after}`
}
