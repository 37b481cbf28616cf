import type { PublishedSite } from '@heddle/document/published'
import { focusPage } from './focus.ts'
import { showProgress } from './progress-part.ts'
import { followedLink, type FollowedLink } from './followed-link.ts'
import { matchRoute, type RouteMatch } from '../routes/match-route.ts'
import type { Navigation } from './navigation.ts'
import { createPlaceMemory, hashTarget, scrollToTarget } from './places.ts'

export interface RouterInput {
  readonly site: PublishedSite
  readonly navigation: Navigation
  /** The address changed within the page on show. */
  readonly refresh: () => void
  /** Another page is on show, with its title. */
  readonly onArrive: () => void
  /** A page could not be reached; the one before stays. */
  readonly onStay: () => void
  /** Loads a document; replaced in tests. */
  readonly open: (address: string) => void
}

/** Navigation by client, as workflows use it. */
export interface RouterPort {
  /** Shows an address of this site; a document is loaded when it must be. Resolves when it is on show. */
  readonly go: (address: string) => Promise<void>
  /** Whether this tab has been on another address of the site before. */
  readonly canGoBack: () => boolean
  readonly back: () => void
}

/** How an address is come to: as a new entry of the history, by a step through it, or while it is on show. */
type Way = 'new' | 'step' | 'here'

/** Navigation by client between the pages of a site; whatever it cannot do, the browser does (specification section 2). */
export function startRouter({ site, navigation, refresh, onArrive, onStay, open }: RouterInput): RouterPort {
  const places = createPlaceMemory()
  let shownPath = location.pathname
  let shownDepth = depth()
  let visits = 0

  document.addEventListener('click', (event) => {
    const link = followedLink(event, location.href)
    const match = link && matchHere(link.url)
    if (!match) return
    event.preventDefault()
    void follow(link, match)
  })

  addEventListener('popstate', () => {
    const url = new URL(location.href)
    const match = matchHere(url)
    if (match) void go(url, match, 'step')
    else open(url.href)
  })

  /** A page that can be shown without loading a document: who may see one with access rules is the server's to say. */
  function matchHere({ pathname }: URL): RouteMatch | undefined {
    const match = matchRoute(site.routes, pathname)
    return match?.route.isPrivate && pathname !== shownPath ? undefined : match
  }

  async function follow({ url, progressColor }: FollowedLink, match: RouteMatch): Promise<void> {
    const hide = progressColor === undefined ? undefined : showProgress(progressColor)
    try {
      await go(url, match, 'new')
    } finally {
      hide?.()
    }
  }

  async function go(url: URL, match: RouteMatch, way: Way): Promise<void> {
    const isSamePage = url.pathname === shownPath
    const settle = (): void => {
      if (!isSamePage) onArrive()
      if (way === 'step' && places.restore()) return
      const target = hashTarget(url.hash)
      scrollToTarget(target, isSamePage && way !== 'step')
      if (target || !isSamePage) focusPage(target)
    }
    if (isSamePage) {
      navigation.overtake()
      enter(url, way)
      refresh()
      return settle()
    }
    const arrival = await navigation.go({ ...match, url }, () => enter(url, way), settle)
    if (arrival === 'stayed') stay()
  }

  function enter(url: URL, way: Way): void {
    places.leave()
    if (way === 'new') {
      visits += 1
      history.pushState({ key: `${Date.now()}-${visits}`, depth: depth() + 1 }, '', url)
    }
    places.enter()
    shownPath = url.pathname
    shownDepth = depth()
  }

  /** The page before is still on show; an address that the way back has taken is given back to it. */
  function stay(): void {
    const steps = shownDepth - depth()
    if (steps !== 0) history.go(steps)
    onStay()
  }

  return {
    async go(address) {
      const url = new URL(address, location.href)
      const match = url.origin === location.origin ? matchHere(url) : undefined
      const isHere = url.href === location.href
      if (!match) open(url.href)
      else if (!isHere || url.hash !== '') await go(url, match, isHere ? 'here' : 'new')
    },
    canGoBack: () => depth() > 0,
    back: () => history.back(),
  }
}

/** How many addresses of the site this tab has gone through before the one on show. */
function depth(): number {
  const state: unknown = history.state
  const count: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'depth') : undefined
  return typeof count === 'number' ? count : 0
}
