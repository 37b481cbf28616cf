import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { BRANDING_ID, type InlinePage, type PublishedNode, type PublishedPage } from '@heddle/document/published'
import { holdHoles, holdSections, holdState, type SectionSlices } from '@heddle/renderer'
import type { Announcer } from './announce/announcer.ts'
import { visitorTexts } from './announce/texts.ts'
import { keepBranding } from './branding/keep-branding.ts'
import type { PageParts, PartsLoader } from './code/page-parts.ts'
import { tryAgain } from './code/try-again.ts'
import { replayClicks } from './early/replay-clicks.ts'
import { log } from './log.ts'
import { parametersAt } from './routes/match-route.ts'
import { createNavigation, isReachable, type Loaded } from './router/navigation.ts'
import { createNextPagePart } from './router/next-page-part.ts'
import { startRouter, type RouterPort } from './router/start-router.ts'
import { createSite } from './site.ts'
import { SiteView } from './site-view.tsx'
import { startStep } from './start-step.ts'

/** Values of the parameters of an address, by name. */
type Parameters = Readonly<Record<string, string>>

/** A page with all that it is drawn by. */
interface ReadyPage {
  readonly page: PublishedPage
  readonly parts: PageParts
}

/** Adopts the page as it stands, with all that it is drawn by, and takes over navigation. */
export function hydrateSite(
  inline: InlinePage,
  firstParts: PageParts,
  { load: loadParts, code }: PartsLoader,
  announcer: Announcer,
): void {
  const branding = startStep('branding link', () => keepBranding(document.getElementById(BRANDING_ID))) ?? keepBranding(null)
  const nextPage = createNextPagePart(inline.site)
  let loadStyles: (() => Promise<void>) | undefined
  const site = createSite({
    inline,
    components: firstParts.components,
    code,
    rows: { ...firstParts.rows, ...inline.fetched },
    router: () => router,
    onNodeError(uid, error) {
      log('error', `Heddle could not draw the element ${uid}`, error)
    },
    heldHole: holdHoles(document.body),
    onLostHole: () => void recover(),
  })
  const waiting: ((arrive: () => void) => void)[] = []
  let isReal = false
  let tellReal = (): void => {}
  const real = new Promise<void>((resolve) => (tellReal = resolve))
  let isRecovering = false
  let putBack: (() => void) | undefined

  const onDrawn = (): void => {
    putBack?.()
    putBack = undefined
  }

  const sections = inline.page.sections.map(({ uid }) => uid)
  const hold = holdSections(document.body, sections)
  const toAdopt = new Set(sections)
  const slices: SectionSlices = {
    hold(uid) {
      const putSectionBack = hold(uid)
      return () => {
        putSectionBack()
        // A section that is drawn anew stands behind all there was.
        branding.stayLast()
      }
    },
    onShown(uid) {
      toAdopt.delete(uid)
      if (toAdopt.size === 0) adopted()
    },
  }

  /** The whole page stands as the server drew it. What the visitor's own values change is drawn in a task of its own. */
  const adopted = (): void =>
    void setTimeout(() => {
      if (!isReal) come(() => flushSync(site.becomeReal))()
    })

  const onShown = (key: number): void => {
    if (key > 0) {
      const arrive = come(site.becomeReal)
      for (const resolve of waiting.splice(0)) resolve(arrive)
    } else if (toAdopt.size === 0) adopted()
  }

  /** A page is on show. @returns what follows: fetches, and workflows around them */
  function come(becomeReal: () => void): () => void {
    const isFirst = !isReal
    if (isFirst) {
      isReal = true
      becomeReal()
    }
    branding.stayLast()
    // One that cannot be fetched leaves the title as the server wrote it.
    if (isFirst && inline.page.head)
      nextPage().then(
        ({ followHead }) => followHead(site),
        () => {},
      )
    return () => {
      void site.arrive(isFirst)
      tellReal()
    }
  }

  async function load(pageId: string, lang: string, parameters: Parameters): Promise<Loaded<ReadyPage>> {
    const part = await nextPage().catch(() => undefined)
    if (!part) return { redirect: undefined }
    loadStyles ??= part.createSiteStylesheet(inline.site.stylesheet)
    const loaded = await part.loadStyledPage(pageId, lang, inline.site, loadStyles, parameters)
    if (!('page' in loaded)) return loaded
    const { page } = loaded
    const parts = await loadParts(page, nodesOf(page))
    // What would be drawn with gaps has its own document, which has none.
    return parts.canDraw ? { ready: { page, parts } } : { redirect: undefined }
  }

  async function show({ page, parts }: ReadyPage, lang: string, parameters: Parameters): Promise<() => void> {
    const drawn = new Promise<() => void>((resolve) => waiting.push(resolve))
    site.show(page, lang, parts, parameters)
    const arrive = await drawn
    void untilItCanAct(parts, () => loadParts(page, nodesOf(page)))
    return arrive
  }

  /** Actions come where the workflows look for them; a page that is left needs no more of them. */
  async function untilItCanAct({ canAct }: PageParts, loadAgain: () => Promise<PageParts>): Promise<void> {
    if (canAct) return
    const { key, lang } = site.showing.peek()
    const isHere = (): boolean => site.showing.peek().key === key
    announcer.trouble(visitorTexts(lang).partsMissing)
    await tryAgain(async () => {
      if (!isHere()) return true
      const loaded = await loadAgain()
      if (isHere()) site.resume()
      return loaded.canAct
    })
    if (isHere()) announcer.trouble(undefined)
  }

  /**
   * React draws the whole page anew when a part of it cannot be adopted. What stood in holes is kept, unless somebody took
   * it out of the page: it comes from the page's data then, once, because pages drawn from data have no holes.
   */
  async function recover(): Promise<void> {
    if (isRecovering) return
    isRecovering = true
    const { page, lang, site: data } = inline
    const isFirst = (): boolean => site.showing.peek().key === 0
    const parameters = parametersAt(data.routes, page.id, lang, location.pathname)
    const loaded = await load(page.id, lang, parameters)
    if (!('ready' in loaded) || !isFirst()) return
    putBack = holdState(document.body)
    const arrive = await show(loaded.ready, lang, parameters)
    arrive()
  }

  const open = (address: string): void => (address === location.href ? location.reload() : location.assign(address))
  const navigation = createNavigation({
    leave: site.logic.leave,
    // Access rules come here.
    guards: [],
    load: ({ route, parameters }) => load(route.pageId, route.lang, parameters),
    async show(ready, { route: { lang }, parameters, url }) {
      announcer.trouble(undefined)
      const arrive = await show(ready, lang, parameters)
      const { updateHead, followHead } = await nextPage()
      updateHead(ready.page.page, lang, url.origin + url.pathname)
      followHead(site)
      return arrive
    },
    isReachable,
    open,
  })
  const router: RouterPort = startRouter({
    site: inline.site,
    navigation,
    refresh: site.refresh,
    onArrive: () => announcer.page(document.title),
    onStay() {
      announcer.trouble(visitorTexts(site.showing.peek().lang).unreachable)
      addEventListener('online', () => announcer.trouble(undefined), { once: true })
    },
    open,
  })
  // What begins before the tab closes may still be sent.
  addEventListener('pagehide', () => void site.logic.leave())
  // The root at once, its sections in tasks of their own: those that were clicked before come first.
  flushSync(() =>
    hydrateRoot(document.body, <SiteView site={site} slices={slices} onDrawn={onDrawn} onShown={onShown} />, {
      onRecoverableError: (error) => log('error', 'Heddle could not adopt the page', error),
    }),
  )
  void replayClicks(real)
  void untilItCanAct(firstParts, () => loadParts(inline, Object.values(inline.nodes)))
}

function nodesOf({ sections, wwObjects }: PublishedPage): readonly PublishedNode[] {
  return [...Object.values(sections), ...Object.values(wwObjects)]
}
