import { afterEach, expect, test, vi } from 'vitest'
import type { PublishedSite } from '@heddle/document/published'
import { fetchAhead, FRESH, MOST_AHEAD, prefetchOnIntent, RESTS } from './intent.ts'

const route = (pattern: string, more: object = {}) => ({ pattern, pageId: pattern.slice(1), lang: 'en', live: true, ...more })
const many = Array.from({ length: MOST_AHEAD + 5 }, (_, at) => route(`/many${at}`))
const site = {
  cacheVersion: 7,
  stylesheet: '/shop/styles/all.css',
  base: '/shop/',
  routes: [
    route('/about'),
    route('/inside', { isPrivate: true }),
    route('/goods/:slug', { pageId: 'goods', rows: 'slug' }),
    ...many,
  ],
} as unknown as PublishedSite

let stop = (): void => {}
afterEach(() => {
  stop()
  vi.useRealTimers()
  Reflect.deleteProperty(navigator, 'connection')
  document.body.replaceChildren()
})

/** Links on a page, and what is asked for when they are meant. */
function page(html: string) {
  document.body.innerHTML = html
  const asked: string[] = []
  stop = prefetchOnIntent(site, (address) => {
    asked.push(address)
    return Promise.resolve(new Response(address))
  })
  const send = (type: string, at = 'a') => document.querySelector(at)?.dispatchEvent(new Event(type, { bubbles: true }))
  return { asked, send }
}
const STYLES = '/shop/styles/all.css'
const ABOUT = '/shop/data/about.json?wwlang=en&_wwcv=7'

test.each(['pointerdown', 'touchstart', 'focusin'])(
  'runtime-RT82 %s on a link asks for the data of its page and for the rules of the site, once',
  (type) => {
    const { asked, send } = page('<a href="/about#us"><b>About</b></a>')
    send(type, 'b')
    send(type)
    expect(asked).toEqual([ABOUT, STYLES])
  },
)

test('runtime-RT82 a pointer that rests on a link means it, one that passes does not', () => {
  vi.useFakeTimers()
  const { asked, send } = page('<a href="/about">About</a><p>Text</p>')
  send('pointerover')
  vi.advanceTimersByTime(RESTS - 1)
  send('pointerover', 'p')
  vi.advanceTimersByTime(RESTS)
  expect(asked).toEqual([])
  send('pointerover')
  vi.advanceTimersByTime(RESTS)
  expect(asked).toEqual([ABOUT, STYLES])
})

test('runtime-RT82 a row has data of its own; pages behind rules, other sites, files and other windows are left alone', () => {
  const { asked, send } = page('<a href="/goods/Red-shoe">Shoe</a>')
  send('focusin')
  expect(asked).toEqual(['/shop/data/goods.json?wwlang=en&_wwcv=7', '/shop/data/goods_red-shoe.json?_wwcv=7', STYLES])
  for (const link of [
    '<a href="/inside">x</a>',
    '<a href="https://example.org/about">x</a>',
    '<a href="/about" download>x</a>',
    '<a href="/about" target="_blank">x</a>',
    '<a href="/unknown">x</a>',
    `<a href="${location.pathname}">x</a>`,
    '<a>x</a>',
  ]) {
    stop()
    const other = page(link)
    other.send('pointerdown')
    expect(other.asked, link).toEqual([])
  }
})

test('runtime-RT82 nothing is asked for on slow connections and for who saves data, and no more than so many pages', () => {
  for (const connection of [{ saveData: true }, { effectiveType: '2g' }]) {
    stop()
    Object.defineProperty(navigator, 'connection', { configurable: true, value: connection })
    const { asked, send } = page('<a href="/about">About</a>')
    send('pointerdown')
    expect(asked).toEqual([])
  }
  Reflect.deleteProperty(navigator, 'connection')
  stop()
  const { asked, send } = page(many.map(({ pattern }) => `<a class="${pattern.slice(1)}" href="${pattern}">x</a>`).join(''))
  for (const { pattern } of many) send('pointerdown', `.${pattern.slice(1)}`)
  expect(asked.filter((address) => address !== STYLES)).toHaveLength(MOST_AHEAD - 1)
})

test('runtime-RT82 what came beforehand is used once, while it is fresh', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('asked now'))
  const { send } = page('<a href="/about">About</a>')
  send('focusin')
  expect(await (await fetchAhead(ABOUT)).text()).toBe(ABOUT)
  expect(await (await fetchAhead(ABOUT)).text()).toBe('asked now')
  send('focusin')
  const later = performance.now() + FRESH
  vi.spyOn(performance, 'now').mockReturnValue(later)
  expect(await (await fetchAhead(ABOUT)).text()).toBe('asked now')
  expect(fetched).toHaveBeenCalledTimes(2)
  vi.restoreAllMocks()
})

test('runtime-RT82 what failed beforehand is asked for when somebody goes there', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('asked now'))
  document.body.innerHTML = '<a href="/about">About</a>'
  stop = prefetchOnIntent(site, () => Promise.reject(new Error('cut')))
  document.querySelector('a')?.dispatchEvent(new Event('focusin', { bubbles: true }))
  expect(await (await fetchAhead(ABOUT)).text()).toBe('asked now')
  vi.restoreAllMocks()
})
