import { afterEach, expect, test, vi } from 'vitest'
import type { PublishedPage, PublishedSite } from '@heddle/document/published'
import { inline, pageData } from '../testing/live-page.ts'
import { loadStyledPage } from './load-page.ts'
import { createNavigation } from './navigation.ts'
import { createSiteStylesheet } from './site-stylesheet.ts'
import { startRouter } from './start-router.ts'

const start = location.href
afterEach(() => {
  vi.restoreAllMocks()
  history.replaceState(null, '', start)
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
    show: async ({ page }) => void shown.push(page.id),
    isReachable: async () => true,
    open,
  })
  const nothing = (): void => {}
  const port = startRouter({ site, navigation, refresh: nothing, onArrive: nothing, onStay: nothing, open })
  return { port, shown, opened }
}

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
