import { SCREENS } from '@heddle/style'
import { expect, test, vi } from 'vitest'
import { environmentOf, readBrowser, watchScreens } from './read-browser.ts'

/** Media queries as a window of so many pixels answers them, and tells when it changes. */
function stubWindow(width: number) {
  const listeners: (() => void)[] = []
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width <= Number(/^\(max-width:(\d+)px\)$/.exec(query)?.[1] ?? -1),
    addEventListener: (_: string, listener: () => void) => listeners.push(listener),
  }))
  return listeners
}
const ADDRESS = new URL('https://bakery--preview.example/shop/bread?_source=mail&size=large#top')

test.each([
  ['bakery.example', 'production'],
  ['bakery.localhost', 'production'],
  ['bakery--preview.localhost', 'preview'],
  ['bakery--staging.sites.example', 'staging'],
  ['my--preview-site.example', 'production'],
  ['staging.example', 'production'],
  ['preview', 'production'],
] as const)('runtime-RT65 S2-14 %s is %s', (host, environment) => {
  expect(environmentOf(host)).toBe(environment)
})

test('runtime-RT7 S3-20 what formulas read of the browser, under the names of the specification', () => {
  vi.stubGlobal('location', ADDRESS)
  stubWindow(800)
  expect(readBrowser({ screens: SCREENS, base: '/shop/' }, 'dark')).toEqual({
    url: ADDRESS.href,
    path: '/shop/bread',
    source: 'mail',
    query: { _source: 'mail', size: 'large' },
    domain: 'bakery--preview.example',
    baseUrl: '/shop/',
    breakpoint: 'tablet',
    environment: 'preview',
    theme: 'dark',
  })
})

test.each([
  [1100, 'default'],
  [992, 'default'],
  [991, 'tablet'],
  [768, 'tablet'],
  [767, 'mobile'],
  [320, 'mobile'],
])('runtime-RT7 S4-14 S9-04 a window of %i px is of the screen size %s', (width, screen) => {
  vi.stubGlobal('location', ADDRESS)
  stubWindow(width)
  expect(readBrowser({ screens: SCREENS }, 'light').breakpoint).toBe(screen)
})

test('runtime-RT7 S4-14 each limit of a screen size is watched', () => {
  const listeners = stubWindow(800)
  let changes = 0
  watchScreens(SCREENS, () => (changes += 1))
  for (const tell of listeners) tell()
  expect([listeners.length, changes]).toEqual([2, 2])
})
