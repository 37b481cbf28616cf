import type { PublishedSite } from '@heddle/document/published'
import { matchRoute } from '../routes/match-route.ts'
import { dataAddresses } from './data-addresses.ts'

/** Addresses that are asked for beforehand while one document is on show. */
export const MOST_AHEAD = 40
/** How long a pointer rests on a link before it is meant, in milliseconds: one that only passes asks for nothing. */
export const RESTS = 65
/** How long an answer that came beforehand counts, in milliseconds. */
export const FRESH = 30_000
/** Connections on which nothing is fetched that nobody asked for. */
const SLOW: readonly unknown[] = ['slow-2g', '2g', '3g']

interface Ahead {
  readonly answer: Promise<Response>
  readonly at: number
}
/** What came beforehand, until it is used. */
const ahead = new Map<string, Ahead>()

/** An answer that came beforehand, once; else it is asked for now. */
export function fetchAhead(address: string): Promise<Response> {
  const known = ahead.get(address)
  ahead.delete(address)
  const isFresh = known !== undefined && performance.now() - known.at < FRESH
  return isFresh ? known.answer.catch(() => fetch(address)) : fetch(address)
}

/**
 * Asks for the data of a page, and for the rules of the site, when somebody is about to go there: a pointer rests on its link or
 * goes down, or the link gets the focus. Pages behind rules are left alone, as they are documents; so is everything on slow
 * connections and for who saves data.
 * @param ask replaced in tests
 * @returns how to stop
 */
export function prefetchOnIntent(
  site: PublishedSite,
  ask: (address: string) => Promise<Response> = (address) => fetch(address, { priority: 'low' }),
): () => void {
  const listening = new AbortController()
  const asked = new Set<string>()
  let resting: ReturnType<typeof setTimeout> | undefined

  const mean = (anchor: HTMLAnchorElement): void => {
    const addresses = savesData() ? [] : addressesOf(anchor, site)
    for (const address of addresses) {
      const known = ahead.get(address)
      const isKnown = known !== undefined && performance.now() - known.at < FRESH
      if (isKnown || asked.size >= MOST_AHEAD) continue
      asked.add(address)
      const answer = ask(address)
      ahead.set(address, { answer, at: performance.now() })
      // What cannot be fetched now is asked for when somebody goes there.
      answer.catch(() => ahead.delete(address))
    }
    // The browser keeps them: they are named by what they hold.
    if (addresses.length > 0 && !asked.has(site.stylesheet)) {
      asked.add(site.stylesheet)
      ask(site.stylesheet).catch(() => {})
    }
  }
  const rest = (anchor: HTMLAnchorElement): void => {
    resting = setTimeout(() => mean(anchor), RESTS)
  }
  const on = (names: readonly string[], act: (anchor: HTMLAnchorElement) => void): void => {
    for (const name of names)
      document.addEventListener(
        name,
        ({ target }) => {
          const anchor = target instanceof Element ? target.closest('a') : null
          clearTimeout(resting)
          if (anchor) act(anchor)
        },
        { passive: true, capture: true, signal: listening.signal },
      )
  }
  on(['pointerdown', 'touchstart', 'focusin'], mean)
  on(['pointerover'], rest)
  // The link that had this part loaded.
  const first = document.querySelector<HTMLAnchorElement>('a:hover, a:focus')
  if (first) rest(first)
  return () => {
    clearTimeout(resting)
    listening.abort()
    ahead.clear()
  }
}

/** What is asked for when somebody goes to a page of this site without loading a document. */
function addressesOf(anchor: HTMLAnchorElement, site: PublishedSite): readonly string[] {
  if (!anchor.hasAttribute('href') || anchor.hasAttribute('download') || !['', '_self'].includes(anchor.target)) return []
  const url = new URL(anchor.href)
  if (url.origin !== location.origin || url.pathname === location.pathname) return []
  const match = matchRoute(site.routes, url.pathname)
  if (!match || match.route.isPrivate) return []
  const { page, row } = dataAddresses(match.route.pageId, match.route.lang, site, match.parameters) ?? {}
  return [page, row].filter((address) => address !== undefined)
}

function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  if (typeof connection !== 'object' || connection === null) return false
  return Reflect.get(connection, 'saveData') === true || SLOW.includes(Reflect.get(connection, 'effectiveType'))
}
