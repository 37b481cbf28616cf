import type { PublishedPage, PublishedSite } from '@heddle/document/published'
import type { RouterPort } from '../ports/types.ts'
import { updateHead } from './document-head.ts'
import { showProgress } from '../progress/progress-bar.ts'
import { followedLink, type FollowedLink } from './followed-link.ts'
import { loadPage } from './load-page.ts'
import { matchRoute, type RouteMatch } from './match-route.ts'
import { createScrollMemory, scrollToHash } from './scroll.ts'
import { createSiteStylesheet } from './site-stylesheet.ts'

export interface RouterInput {
  readonly site: PublishedSite
  /** The page on show is about to be left; waited for (specification section 2, route change). */
  readonly leave?: () => Promise<void>
  /** Shows a page; the document's address is the page's already. Resolves when it is drawn. */
  readonly show: (page: PublishedPage, match: RouteMatch) => Promise<void>
  /** The address changed within the page on show. */
  readonly refresh: () => void
  /** Loads a document; replaced in tests. */
  readonly open?: (address: string) => void
}

/** Navigation by client between the pages of a site; whatever it cannot do, the browser does (specification section 2). */
export function startRouter({
  site,
  leave,
  show,
  refresh,
  open = (address) => (address === location.href ? location.reload() : location.assign(address)),
}: RouterInput): RouterPort {
  const scroll = createScrollMemory()
  const loadStyles = createSiteStylesheet(site.stylesheet)
  let counter = 0
  let shownPath = location.pathname

  document.addEventListener('click', (event) => {
    const link = followedLink(event, new URL(location.href))
    const match = link && matchHere(link.url)
    if (!match) return
    event.preventDefault()
    void follow(link, match)
  })

  addEventListener('popstate', () => {
    const url = new URL(location.href)
    const match = matchHere(url)
    if (match) void go(url, match, false)
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
      await go(url, match, true)
    } finally {
      hide?.()
    }
  }

  async function go(url: URL, match: RouteMatch, isNew: boolean): Promise<void> {
    counter += 1
    if (url.pathname === shownPath) {
      enter(url, isNew)
      refresh()
    } else if (!(await change(url, match, isNew, counter))) return
    if (isNew || !scroll.restore()) scrollToHash(url.hash)
  }

  /** False when the page did not come on show: another link was followed meanwhile, or the browser took over. */
  async function change(url: URL, match: RouteMatch, isNew: boolean, own: number): Promise<boolean> {
    const { pageId, lang } = match.route
    const isStyled = loadStyles().then(
      () => true,
      () => false,
    )
    const [loaded, hasStyles] = await Promise.all([loadPage(pageId, lang, site), isStyled, leave?.()])
    if (own !== counter) return false
    // Without the site's rules a page would stand there bare: its own document has them.
    if (!('page' in loaded) || !hasStyles) {
      open(('redirect' in loaded ? loaded.redirect : undefined) ?? url.href)
      return false
    }
    enter(url, isNew)
    shownPath = url.pathname
    await show(loaded.page, match)
    updateHead(loaded.page.page, lang, url.origin + url.pathname)
    return own === counter
  }

  function enter(url: URL, isNew: boolean): void {
    scroll.leave()
    if (isNew) history.pushState({ key: `${Date.now()}-${counter}`, depth: depth() + 1 }, '', url)
    scroll.enter()
  }

  return {
    async go(address) {
      const url = new URL(address, location.href)
      const match = url.origin === location.origin ? matchHere(url) : undefined
      const isHere = url.href === location.href
      if (!match) open(url.href)
      else if (!isHere || url.hash !== '') await go(url, match, !isHere)
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
