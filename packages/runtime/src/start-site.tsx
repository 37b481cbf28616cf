import { hydrateRoot } from 'react-dom/client'
import {
  BRANDING_ID,
  INLINE_DATA_ID,
  type InlineHole,
  type InlinePage,
  type PublishedNode,
  type PublishedPage,
} from '@heddle/document/published'
import { holdHoles } from '@heddle/renderer'
import { keepBranding } from './branding/keep-branding.ts'
import { createElementBodies } from './code/element-bodies.ts'
import { createSiteCode, type SiteLoaders } from './code/site-code.ts'
import { loadRows } from './collections/load-rows.ts'
import type { RouterPort } from './ports/types.ts'
import { loadPage } from './router/load-page.ts'
import { matchRoute } from './router/match-route.ts'
import { startRouter } from './router/start-router.ts'
import { createSite } from './site.ts'
import { SiteView } from './site-view.tsx'

/**
 * Brings a live page to life: adopts the HTML, puts the visitor's own values in place, takes over navigation.
 * Does nothing on a page without inline data, or when an element on it cannot be loaded: the page stands as it came.
 */
export async function startSite(loaders: SiteLoaders): Promise<void> {
  const text = document.getElementById(INLINE_DATA_ID)?.textContent
  if (!text) return
  const inline = JSON.parse(text) as InlinePage
  const { cacheVersion } = inline.site
  const bodiesOf = createElementBodies(loaders.elements)
  const siteCode = createSiteCode(loaders)
  const types = typesOf(inline.nodes)
  const [bodies, rows] = await Promise.all([bodiesOf(types), loadRows(inline.collections, cacheVersion), siteCode.load(inline)])
  if (types.some((type) => !Object.hasOwn(bodies, type))) return

  keepBranding(document.getElementById(BRANDING_ID))
  const site = createSite({
    inline,
    components: bodies,
    code: siteCode.code,
    rows,
    router: () => router,
    onNodeError(uid, error) {
      console.error(`Heddle could not draw the element ${uid}`, error)
    },
    heldHole: holdHoles(document.body),
    onLostHole: () => void recover(),
  })
  const waiting: (() => void)[] = []
  let isReal = false
  let isRecovering = false

  const onShown = (): void => {
    const isFirst = !isReal
    if (isFirst) {
      isReal = true
      site.becomeReal()
    }
    for (const resolve of waiting.splice(0)) resolve()
    void site.logic.arrive(isFirst)
  }

  async function show(page: PublishedPage, lang: string, parameters: Readonly<Record<string, string>>): Promise<void> {
    const [known, pageRows] = await Promise.all([
      bodiesOf([...typesOf(page.sections), ...typesOf(page.wwObjects)]),
      loadRows(page.collections, cacheVersion),
      siteCode.load(page),
    ])
    const drawn = new Promise<void>((resolve) => waiting.push(resolve))
    site.show(page, lang, known, parameters, pageRows)
    await drawn
  }

  /**
   * React draws the whole page anew when a part of it cannot be adopted. What stood in holes is kept, unless somebody took
   * it out of the page: it comes from the page's data then, once, because pages drawn from data have no holes.
   */
  async function recover(): Promise<void> {
    if (isRecovering) return
    isRecovering = true
    const isFirst = (): boolean => site.showing.peek().key === 0
    const loaded = await loadPage(inline.page.id, inline.lang, inline.site)
    const parameters = matchRoute(inline.site.routes, location.pathname)?.parameters ?? {}
    if ('page' in loaded && isFirst()) await show(loaded.page, inline.lang, parameters)
  }

  const router: RouterPort = startRouter({
    site: inline.site,
    leave: site.logic.leave,
    refresh: site.refresh,
    show: (page, { route, parameters }) => show(page, route.lang, parameters),
  })
  // What begins before the tab closes may still be sent.
  addEventListener('pagehide', () => void site.logic.leave())
  hydrateRoot(document.body, <SiteView site={site} onShown={onShown} />, {
    onRecoverableError(error) {
      console.error('Heddle could not adopt the page', error)
    },
  })
}

/** Elements to be drawn; instances of components have none. */
function typesOf(nodes: Readonly<Record<string, PublishedNode | InlineHole>>): readonly string[] {
  return Object.values(nodes).flatMap((node) => ('type' in node && !node.component ? node.type : []))
}
