import { afterEach, expect, it, vi } from 'vitest'
import type { PublishedRoute } from '@heddle/document/published'
import { eventually } from '../testing/eventually.ts'
import { navigationPort, type NavigationSite } from './navigation.ts'

const route = (pattern: string, pageId: string, lang = 'en'): PublishedRoute => ({
  pattern,
  pageId,
  lang,
  isPrivate: false,
  live: true,
})

/** Where a port of a site with a few pages went, in order, and what it warned of. */
function visit(site: Partial<NavigationSite> = {}) {
  const gone: string[] = []
  const said: unknown[] = []
  const port = navigationPort({
    data: { routes: [route('/', 'home'), route('/orders/:id', 'order'), route('/ru/orders/:id', 'order', 'ru')] },
    lang: () => 'en',
    pageParameters: () => ({}),
    log: (level, message) => void said.push([level, message]),
    router: () => ({ go: async (address) => void gone.push(address), canGoBack: () => false, back: () => gone.push('back') }),
    ...site,
  })
  return { port, gone, said }
}

const start = location.href
afterEach(() => {
  vi.restoreAllMocks()
  history.replaceState(history.state, '', start)
  document.body.replaceChildren()
  scrollTo(0, 0)
})

it('runtime-RT30 S2-28 a page is found by its id, with parameters, query values and a section in its address', async () => {
  const { port, gone } = visit()
  const query = { q: 'a b&c', empty: null, none: undefined, list: [1] }
  await port.go({ pageId: 'order', parameters: { id: 'a/б' }, query, section: 'the end' })
  await port.go({ pageId: 'home' })
  expect(gone).toEqual(['/orders/a%2F%D0%B1?q=a+b%26c&list=%5B1%5D#the%20end', '/'])
})

it('runtime-RT30 parameters that are not given are those of the page on show, in its language', async () => {
  const { port, gone } = visit({ lang: () => 'ru', pageParameters: () => ({ id: '7' }) })
  await port.go({ pageId: 'order' })
  expect(gone).toEqual(['/ru/orders/7'])
})

it('runtime-RT30 a page that has no address for the language, or that lacks a parameter, is an error', async () => {
  await expect(visit({ lang: () => 'fr' }).port.go({ pageId: 'home' })).rejects.toThrow('Lang not found.')
  await expect(visit().port.go({ pageId: 'gone' })).rejects.toThrow('Page not found.')
  await expect(visit().port.go({ pageId: 'order' })).rejects.toThrow('The page needs a value for "id".')
  expect([visit().port.hasPage('home'), visit().port.hasPage('gone')]).toEqual([true, false])
})

it.each([
  ['orders/7', '/orders/7'],
  ['//orders//7/', '/orders/7'],
  ['', '/'],
  ['/orders?page=2#end', '/orders?page=2&q=x#end'],
  ['javascript:alert(1)', '/javascript:alert(1)'],
  ['//evil.example/a', '/evil.example/a'],
])('runtime-RT30 the path %j is an address of this site', async (path, address) => {
  const { port, gone } = visit()
  await port.go({ path, query: path.includes('?') ? { q: 'x' } : {} })
  expect(gone).toEqual([address])
})

it('runtime-RT30 no path leads to another site', async () => {
  const { port, gone } = visit()
  for (const path of ['/\\evil.example', '\\\\evil.example/', 'https://evil.example', '/\t/evil.example']) await port.go({ path })
  for (const address of gone) expect(new URL(address, location.href).origin).toBe(location.origin)
})

it('runtime-RT30 a new tab is opened without a way back to this one', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const { port, gone } = visit()
  await port.go({ path: '/test', newTab: true })
  port.open('https://a.example/', true)
  expect(open.mock.calls.map(([url, ...rest]) => [String(url), ...rest])).toEqual([
    ['/test', '_blank', 'noopener'],
    ['https://a.example/', '_blank', 'noopener'],
  ])
  expect(gone).toEqual([])
})

it.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'blob:x',
  'file:///etc',
  'http://[',
])('runtime-RT31 the address %j is not opened', (url) => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  for (const newTab of [true, false])
    expect(() => visit().port.open(url, newTab)).toThrow(`The address "${url}" cannot be opened. Use http, https, mailto or tel.`)
  expect(open).not.toHaveBeenCalled()
})

it('runtime-RT31 an address of this site is opened in the same tab', () => {
  visit().port.open('#there', false)
  expect(location.hash).toBe('#there')
})

it('runtime-RT30 back asks the router, and says when it has no history', () => {
  const alone = visit()
  expect([alone.port.back(), alone.gone]).toEqual([false, []])
  const gone: string[] = []
  const { port } = visit({ router: () => ({ go: async () => {}, canGoBack: () => true, back: () => gone.push('back') }) })
  expect([port.back(), gone]).toEqual([true, ['back']])
})

it('runtime-RT32 S2-31 a section is scrolled to, and the top when it is unknown', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  document.body.innerHTML = '<div style="height:3000px"></div><p id="end">End</p><div style="height:3000px"></div>'
  const { port } = visit()
  port.toSection('end')
  await eventually(() => expect(scrollY).toBeGreaterThan(2000))
  port.toSection('')
  await eventually(() => expect(scrollY).toBe(0))
})

it('runtime-RT38 the bar stands while a page is on its way, and goes when that fails as well', async () => {
  const bar = () => document.querySelector<HTMLElement>('[role=progressbar]')
  let fail = (_: Error): void => {}
  const router = { go: () => new Promise<void>((_, reject) => (fail = reject)), canGoBack: () => false, back: () => {} }
  const going = visit({ router: () => router }).port.go({ path: '/slow', progressColor: 'blue' })
  await eventually(() => expect(bar()?.style.backgroundColor).toBe('blue'))
  fail(new Error('offline'))
  await expect(going).rejects.toThrow('offline')
  await eventually(() => expect(bar()).toBeNull())
})

it('runtime-RT57 query values that the address has no room for are left out, said in the log, and the page is shown', async () => {
  const { port, gone, said } = visit()
  await port.go({ pageId: 'order', parameters: { id: '7' }, query: { a: 1, q: 'x'.repeat(100_000), b: 2 }, section: 'end' })
  await port.go({ path: `/orders?list=${'y'.repeat(9000)}` })
  expect(gone).toEqual(['/orders/7?a=1&b=2#end', '/orders'])
  expect(said).toEqual([
    ['warning', 'The address is longer than 8000 characters; it is opened without "q".'],
    ['warning', 'The address is longer than 8000 characters; it is opened without "list".'],
  ])
})

it('runtime-RT57 a page whose path is too long is an error that says what to do', async () => {
  const { port, gone } = visit()
  await expect(port.go({ pageId: 'order', parameters: { id: 'x'.repeat(9000) } })).rejects.toThrow(
    'The address is longer than 8000 characters before its query and cannot be opened. Shorten the values in its path.',
  )
  expect(gone).toEqual([])
})

it('runtime-RT57 an address that is opened fits when it is this site’s, and is another site’s own concern', () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const { port, said } = visit()
  const long = 'x'.repeat(100_000)
  port.open(`/orders?a=1&q=${long}`, true)
  port.open(`https://a.example/?q=${long}`, true)
  expect(open.mock.calls.map(([url]) => String(url).replace(long, '…'))).toEqual([
    `${location.origin}/orders?a=1`,
    'https://a.example/?q=…',
  ])
  expect(said).toHaveLength(1)
})

it('runtime-RT64 a path is one of the site: below its base path, unless it leads to a page only as it stands', async () => {
  const routes = [route('/shop/', 'home'), route('/shop/orders/:id', 'order'), route('/shop/shop', 'shop')]
  const { port, gone } = visit({ data: { routes, base: '/shop/' } })
  for (const path of ['orders/5?tab=a/b#x', '/shop/orders/5', '/', '/shop', '/shop/', 'none', '/shop/none', '/shopping'])
    await port.go({ path })
  await port.go({ pageId: 'order', parameters: { id: 5 } })
  expect(gone).toEqual([
    '/shop/orders/5?tab=a/b#x',
    '/shop/orders/5',
    '/shop/',
    '/shop/shop',
    '/shop/shop',
    '/shop/none',
    '/shop/none',
    '/shop/shopping',
    '/shop/orders/5',
  ])
})
