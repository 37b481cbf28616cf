import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PublishedSite } from '@heddle/document/published'
import { loadPage, loadStyledPage } from './load-page.ts'

beforeEach(() => void vi.stubGlobal('location', { pathname: '/', search: '' }))
afterEach(() => void vi.unstubAllGlobals())

const route = { pattern: '/shop/:slug', rows: 'slug', pageId: 'shop', lang: 'ru', isPrivate: false, live: true }
const site = { cacheVersion: 7, routes: [route] } as unknown as PublishedSite
const answers = (body: unknown, status = 200) => vi.fn(async (_address: string) => new Response(JSON.stringify(body), { status }))

test('runtime-RT10 S2-09 S7-01 asks for page data by page, language and cache version', async () => {
  const page = { cacheVersion: 7, sections: {}, page: {} }
  const fetchData = answers(page)
  expect(await loadPage('p1', 'ru', site, fetchData)).toEqual({ page })
  expect(fetchData).toHaveBeenCalledWith('/data/p1.json?wwlang=ru&_wwcv=7')
})

test('runtime-RT10 below the base path of the site, and so is the page for unknown addresses', async () => {
  const fetchData = answers({ redirect: 7 }, 404)
  expect(await loadPage('p1', 'ru', { ...site, base: '/shop/' }, fetchData)).toEqual({ redirect: '/shop/404' })
  expect(fetchData).toHaveBeenCalledWith('/shop/data/p1.json?wwlang=ru&_wwcv=7')
})

test('runtime-RT10 S8-01 loads the document when another version answers or the request fails', async () => {
  expect(await loadPage('p1', 'ru', site, answers({ cacheVersion: 8, sections: {}, page: {} }))).toEqual({ redirect: undefined })
  expect(await loadPage('p1', 'ru', site, () => Promise.reject(new Error('offline')))).toEqual({ redirect: undefined })
  expect(await loadPage('p1', 'ru', site, async () => new Response('<html>'))).toEqual({ redirect: undefined })
  expect(await loadPage('p1', 'ru', site, answers({ error: 'x' }, 500))).toEqual({ redirect: undefined })
  for (const body of [null, 'text', 7, {}, { cacheVersion: 7 }, { sections: {}, page: {} }]) {
    expect(await loadPage('p1', 'ru', site, answers(body)), JSON.stringify(body)).toEqual({ redirect: undefined })
    expect(await loadPage('p1', 'ru', site, answers(body, 500)), JSON.stringify(body)).toEqual({ redirect: undefined })
  }
})

test('runtime-RT55 a page whose styles cannot be loaded is loaded as a document, unless the answer names another address', async () => {
  const page = { cacheVersion: 7, sections: {}, page: {} }
  const [come, fail] = [() => Promise.resolve(), () => Promise.reject(new Error('no styles'))]
  vi.stubGlobal('fetch', answers(page))
  expect(await loadStyledPage('p1', 'ru', site, come)).toEqual({ page })
  vi.stubGlobal('fetch', answers(page))
  expect(await loadStyledPage('p1', 'ru', site, fail)).toEqual({ redirect: undefined })
  vi.stubGlobal('fetch', answers({ redirect: '/sign-in' }, 401))
  expect(await loadStyledPage('p1', 'ru', site, fail)).toEqual({ redirect: '/sign-in' })
})

test('runtime-RT10 S8-01 S8-02 goes where the answer redirects, and nowhere outside the site', async () => {
  expect(await loadPage('p1', 'ru', site, answers({ redirect: '/sign-in?_source=%2Fp' }, 401))).toEqual({
    redirect: '/sign-in?_source=%2Fp',
  })
  for (const redirect of ['', null, 'https://evil.example', '//evil.example', 'javascript:alert(1)']) {
    expect(await loadPage('p1', 'ru', site, answers({ redirect }, 401))).toEqual({ redirect: '/404' })
  }
})

test('runtime-RT10 nobody is led in a circle: who is at the address already is given the page’s own, which is left to the server', async () => {
  const asked = () => loadPage('p1', 'ru', { ...site, base: '/shop/' }, answers({ redirect: '/shop/404' }, 404))
  expect(await asked()).toEqual({ redirect: '/shop/404' })
  vi.stubGlobal('location', { pathname: '/shop/404', search: '' })
  expect(await asked()).toEqual({ redirect: undefined })
  vi.stubGlobal('location', { pathname: '/shop/404', search: '?from=1' })
  expect(await asked()).toEqual({ redirect: '/shop/404' })
})

/** Answers by the address that is asked for. */
const answersBy = (bodies: Readonly<Record<string, unknown>>) =>
  vi.fn(
    async (address: string) =>
      new Response(JSON.stringify(bodies[address] ?? { error: 'gone' }), { status: bodies[address] ? 200 : 404 }),
  )

test('runtime-RT63 S7-02 the page of a row is asked for with its row, both at once, and has the row as its data', async () => {
  const page = { cacheVersion: 7, sections: {}, page: { id: 'shop', title: { ru: 'Shop' } } }
  const asked = answersBy({
    '/data/shop.json?wwlang=ru&_wwcv=7': page,
    [`/data/shop_${encodeURIComponent('щука')}.json?_wwcv=7`]: { page: { data: { name: 'Щука' } } },
  })
  expect(await loadPage('shop', 'ru', site, asked, { slug: 'ЩУКА' })).toEqual({
    page: { ...page, page: { ...page.page, data: { name: 'Щука' } } },
  })
  expect(asked).toHaveBeenCalledTimes(2)
})

test('runtime-RT63 a row that is gone, or is written otherwise than in its address, has its document loaded', async () => {
  const page = { cacheVersion: 7, sections: {}, page: {} }
  const asked = answersBy({ '/data/shop.json?wwlang=ru&_wwcv=7': page, '/data/shop_odd.json?_wwcv=7': 'odd' })
  for (const slug of ['gone', 'odd']) {
    expect(await loadPage('shop', 'ru', site, asked, { slug })).toEqual({ redirect: undefined })
  }
  asked.mockClear()
  for (const slug of ['red shoe', 'a/b', '../x', ' ']) {
    expect(await loadPage('shop', 'ru', site, asked, { slug })).toEqual({ redirect: undefined })
  }
  expect(asked).not.toHaveBeenCalled()
})

test('runtime-RT63 a page that is there only with rows of the server has its document loaded, which has the right answer', async () => {
  const gone = answers({ cacheVersion: 7, sections: {}, page: { existsWith: 'order' } })
  expect(await loadPage('shop', 'ru', { ...site, routes: [] }, gone)).toEqual({ redirect: undefined })
})
