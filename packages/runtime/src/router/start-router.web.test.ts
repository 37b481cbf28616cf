import { afterEach, expect, test, vi } from 'vitest'
import type { PublishedPage, PublishedSite } from '@heddle/document/published'
import { inline, pageData } from '../testing/live-page.ts'
import { loadStyledPage } from '../next-page/load-page.ts'
import { createNavigation } from './navigation.ts'
import { createSiteStylesheet } from '../next-page/site-stylesheet.ts'
import { startRouter } from './start-router.ts'

const start = location.href
afterEach(() => {
  vi.restoreAllMocks()
  history.replaceState(null, '', start)
  document.body.replaceChildren()
})

/** A router whose page data is of the given version; what it shows and which documents it opens. */
function router(change: Partial<PublishedSite>, cacheVersion = inline.site.cacheVersion) {
  const shown: string[] = []
  const opened: string[] = []
  vi.spyOn(window, 'fetch').mockImplementation(() =>
    Promise.resolve(Response.json({ ...pageData('next', 'Next'), cacheVersion })),
  )
  const site = { ...inline.site, ...change }
  const loadStyles = createSiteStylesheet(site.stylesheet)
  const open = (address: string): void => void opened.push(new URL(address, location.href).pathname)
  const navigation = createNavigation<PublishedPage>({
    leave: async () => {},
    guards: [],
    async load({ route }) {
      const loaded = await loadStyledPage(route.pageId, route.lang, site, loadStyles)
      return 'page' in loaded ? { ready: loaded.page } : loaded
    },
    async show({ page }) {
      shown.push(page.id)
      return () => {}
    },
    isReachable: async () => true,
    open,
  })
  const nothing = (): void => {}
  const refresh = vi.fn<() => void>()
  const port = startRouter({ site, navigation, refresh, onArrive: nothing, onStay: nothing, open })
  return { port, shown, opened, refresh }
}

// Routers stay with the document, and the first one takes the clicks: this test comes before the others.
test('runtime-RT11 a click on a link of this site shows its page without loading a document', async () => {
  const { port, shown, opened } = router({})
  document.body.innerHTML = '<a id="link" href="/next">Next</a>'
  expect(port.canGoBack()).toBe(false)
  document.getElementById('link')?.click()
  await expect.poll(() => shown).toEqual(['next'])
  expect([location.pathname, opened, port.canGoBack()]).toEqual(['/next', [], true])
})

test('runtime-RT11 a place on the page on show is scrolled to and takes the focus, as often as it is asked for', async () => {
  const { port, shown, opened, refresh } = router({})
  document.body.innerHTML = '<div style="height: 5000px"></div><h2 id="prices">Prices</h2><div style="height: 5000px"></div>'
  const prices = document.getElementById('prices')
  const isAtPrices = (): boolean => Math.abs(prices?.getBoundingClientRect().top ?? Infinity) < 2
  lessMotion(true)
  for (const _ of ['first', 'again']) {
    scrollTo(0, 0)
    await port.go('#prices')
    expect([isAtPrices(), document.activeElement === prices]).toEqual([true, true])
  }
  const entries = history.length
  await port.go('#prices')
  expect([history.length, refresh.mock.calls.length, shown, opened]).toEqual([entries, 3, [], []])
})

test('runtime-RT11 the page on show glides to a place, and jumps for who wants less motion', async () => {
  const { port } = router({})
  document.body.innerHTML = '<div style="height: 5000px"></div><h2 id="prices">Prices</h2><div style="height: 5000px"></div>'
  const glided = vi.spyOn(Element.prototype, 'scrollIntoView')
  const wants = lessMotion(true)
  scrollTo(0, 0)
  await port.go('#prices')
  expect(glided).toHaveBeenLastCalledWith({ behavior: 'instant' })
  wants.mockImplementation(() => ({ matches: false }) as MediaQueryList)
  scrollTo(0, 0)
  await port.go('#prices')
  expect(glided).toHaveBeenLastCalledWith({ behavior: 'smooth' })
  expect(scrollY).toBeLessThan(4000)
  await expect.poll(() => scrollY).toBeGreaterThan(4000)
  await port.go('#')
  await expect.poll(() => scrollY).toBe(0)
})

/** Says what the visitor wants of motion. */
function lessMotion(matches: boolean) {
  return vi.spyOn(window, 'matchMedia').mockImplementation(() => ({ matches }) as MediaQueryList)
}

test('runtime-RT11 the address on show leads nowhere', async () => {
  const { port, shown, opened, refresh } = router({})
  const entries = history.length
  await port.go(location.pathname + location.search)
  expect([history.length, refresh.mock.calls.length, shown, opened]).toEqual([entries, 0, [], []])
})

test('runtime-RT11 two addresses that are gone to in one moment are two places for the way back', async () => {
  const { port } = router({})
  vi.spyOn(Date, 'now').mockReturnValue(1_700_000_000_000)
  await port.go('/next')
  const first: unknown = Reflect.get(history.state as object, 'key')
  await port.go('/slow')
  expect(Reflect.get(history.state as object, 'key')).not.toBe(first)
})

test('runtime-RT11 a page is shown with the rules of the site', async () => {
  const { port, shown, opened } = router({})
  await port.go('/next')
  expect([shown, opened]).toEqual([['next'], []])
})

test('runtime-RT55 a page is never shown without the site’s rules: when they cannot be loaded its own document is, and they are tried again', async () => {
  const { port, shown, opened } = router({ stylesheet: '/no-such-sheet.css' })
  await port.go('/next')
  await port.go('/next')
  expect([shown, opened]).toEqual([[], ['/next', '/next']])
  expect(document.querySelectorAll('link[href="/no-such-sheet.css"]')).toHaveLength(2)
})

test('runtime-RT10 a page of another release is loaded as a document', async () => {
  const { port, shown, opened } = router({}, 8)
  await port.go('/next')
  expect([shown, opened]).toEqual([[], ['/next']])
})

test('runtime-RT19 a page with access rules is the server’s to give', async () => {
  const routes = inline.site.routes.map((route) => ({ ...route, isPrivate: route.pageId === 'next' }))
  const { port, shown, opened } = router({ routes })
  await port.go('/next')
  expect([shown, opened]).toEqual([[], ['/next']])
  expect(window.fetch).not.toHaveBeenCalled()
})

test('runtime-RT19 the way back to a page with access rules opens its document', async () => {
  const routes = inline.site.routes.map((route) => ({ ...route, isPrivate: route.pageId === 'next' }))
  const { shown, opened } = router({ routes })
  history.replaceState(null, '', '/next')
  history.pushState(null, '', start)
  history.back()
  await expect.poll(() => opened).toEqual(['/next'])
  expect(shown).toEqual([])
})
