import { expect, test, vi } from 'vitest'
import type { PublishedSite } from '@heddle/document/published'
import { loadPage, loadStyledPage } from './load-page.ts'

const site = { cacheVersion: 7 } as PublishedSite
const answers = (body: unknown, status = 200) => vi.fn(async (_address: string) => new Response(JSON.stringify(body), { status }))

test('runtime-RT10 asks for page data by page, language and cache version', async () => {
  const page = { cacheVersion: 7, sections: {} }
  const fetchData = answers(page)
  expect(await loadPage('p1', 'ru', site, fetchData)).toEqual({ page })
  expect(fetchData).toHaveBeenCalledWith('/data/p1.json?wwlang=ru&_wwcv=7')
})

test('runtime-RT10 loads the document when another version answers or the request fails', async () => {
  expect(await loadPage('p1', 'ru', site, answers({ cacheVersion: 8, sections: {} }))).toEqual({ redirect: undefined })
  expect(await loadPage('p1', 'ru', site, () => Promise.reject(new Error('offline')))).toEqual({ redirect: undefined })
  expect(await loadPage('p1', 'ru', site, async () => new Response('<html>'))).toEqual({ redirect: undefined })
  expect(await loadPage('p1', 'ru', site, answers({ error: 'x' }, 500))).toEqual({ redirect: undefined })
  for (const body of [null, 'text', 7, {}, { cacheVersion: 7 }, { sections: {} }]) {
    expect(await loadPage('p1', 'ru', site, answers(body)), JSON.stringify(body)).toEqual({ redirect: undefined })
    expect(await loadPage('p1', 'ru', site, answers(body, 500)), JSON.stringify(body)).toEqual({ redirect: undefined })
  }
})

test('runtime-RT55 a page whose styles cannot be loaded is loaded as a document, unless the answer names another address', async () => {
  const page = { cacheVersion: 7, sections: {} }
  const [come, fail] = [() => Promise.resolve(), () => Promise.reject(new Error('no styles'))]
  vi.stubGlobal('fetch', answers(page))
  expect(await loadStyledPage('p1', 'ru', site, come)).toEqual({ page })
  vi.stubGlobal('fetch', answers(page))
  expect(await loadStyledPage('p1', 'ru', site, fail)).toEqual({ redirect: undefined })
  vi.stubGlobal('fetch', answers({ redirect: '/sign-in' }, 401))
  expect(await loadStyledPage('p1', 'ru', site, fail)).toEqual({ redirect: '/sign-in' })
  vi.unstubAllGlobals()
})

test('runtime-RT10 goes where the answer redirects, and nowhere outside the site', async () => {
  expect(await loadPage('p1', 'ru', site, answers({ redirect: '/sign-in?_source=%2Fp' }, 401))).toEqual({
    redirect: '/sign-in?_source=%2Fp',
  })
  for (const redirect of ['', null, 'https://evil.example', '//evil.example', 'javascript:alert(1)']) {
    expect(await loadPage('p1', 'ru', site, answers({ redirect }, 401))).toEqual({ redirect: '/404' })
  }
})
