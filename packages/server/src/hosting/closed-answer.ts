import { messages, type Message } from '../messages.ts'
import type { ReleaseManifest } from '../releases/manifest.ts'
import { writtenAddress } from '../releases/match-pattern.ts'
import { PRIVATE, type HostAnswer } from './answer.ts'
import { siteRoot } from './base-path.ts'
import type { Closed } from './find-release-file.ts'
import { readSitePath } from './site-path.ts'

/** The query with which the page for those who are not signed in is told where they wanted to go. */
const SOURCE = '_source'

/**
 * What somebody is answered who may not have something (specification section 6): led to the page for those who are not signed in,
 * or for those who may not see it, else told so. Never from such a page itself, which would lead round in a circle.
 *
 * @param url as pages of the site know it
 * @param isPage no file that pages load: nobody is led from that to a page
 */
export function closedAnswer(
  why: Closed,
  url: string,
  { isPage }: { readonly isPage: boolean },
  release: ReleaseManifest,
): HostAnswer {
  const message = MESSAGES[why]
  const address = addressFor(why, url, release)
  if (address === undefined || readSitePath(address) === readSitePath(url)) return { message }
  const root = siteRoot(release)
  if (!isPage) return { message: { ...message, redirect: root + address } }
  const source = root + writtenAddress(url.split(/[?#]/)[0] ?? '')
  return { redirect: `${root}${address}?${SOURCE}=${encodeURIComponent(source)}`, headers: { 'cache-control': PRIVATE } }
}

const MESSAGES: Readonly<Record<Closed, Message>> = {
  'not-signed-in': messages.visitorSignedOut,
  forbidden: messages.visitorForbidden,
  blocked: messages.visitorsBlocked,
  failed: messages.visitorsFailed,
}

function addressFor(why: Closed, url: string, { access }: ReleaseManifest): string | undefined {
  if (!access || why === 'blocked' || why === 'failed') return undefined
  const addresses = why === 'forbidden' ? (access.forbidden ?? access.notSignedIn) : access.notSignedIn
  if (!addresses) return undefined
  const first = (readSitePath(url) ?? '').split('/', 1)[0]?.toLowerCase()
  const language = Object.keys(addresses).find((one) => one.toLowerCase() === first) ?? access.defaultLanguage
  return addresses[language]
}
