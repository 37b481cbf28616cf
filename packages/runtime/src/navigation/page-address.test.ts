import { describe, expect, test } from 'vitest'
import type { PublishedRoute } from '@heddle/document/published'
import { pageAddress } from './page-address.ts'

const route = (pageId: string, pattern: string, more: Partial<PublishedRoute> = {}): PublishedRoute => ({
  pageId,
  pattern,
  lang: 'en',
  isPrivate: false,
  live: true,
  ...more,
})
const site = {
  routes: [
    route('home', '/'),
    route('home', '/ru', { lang: 'ru' }),
    route('order', '/orders/:id/:tab', { defaults: { tab: 'items' } }),
    route('post', '/blog/post-:slug:.html'),
  ],
}

describe('the address of a page', () => {
  test('runtime-RT9 holds the values of its parameters, encoded, and defaults for those that have none', () => {
    expect(pageAddress(site, 'home', 'ru', {})).toBe('/ru')
    expect(pageAddress(site, 'order', 'en', { id: 'a/b', tab: 'notes' })).toBe('/orders/a%2Fb/notes')
    expect(pageAddress(site, 'order', 'en', { id: 5, tab: '' })).toBe('/orders/5/items')
    expect(pageAddress(site, 'post', 'en', { slug: 'a/b' })).toBe('/blog/post-a%2Fb.html')
  })

  test('runtime-RT9 a parameter that has neither is named, and never becomes "undefined"', () => {
    expect(() => pageAddress(site, 'order', 'en', { id: null })).toThrow('The page needs a value for "id".')
  })

  test('runtime-RT9 only own values count, and none is asked how it wants to be written', () => {
    const odd = { routes: [route('odd', '/:constructor/:toString', { defaults: { toString: 'usual' } as never })] }
    expect(() => pageAddress(odd, 'odd', 'en', {})).toThrow('The page needs a value for "constructor".')
    expect(pageAddress(odd, 'odd', 'en', { constructor: 'own' })).toBe('/own/usual')
    const value = { toString: () => 'own' }
    expect(pageAddress(site, 'order', 'en', { id: value, tab: '\ud800' })).toBe('/orders/%7B%7D/%EF%BF%BD')
  })

  test('runtime-RT9 pages and languages that are not there are told with the texts of the specification', () => {
    expect(() => pageAddress(site, 'gone', 'en', {})).toThrow('Page not found.')
    expect(() => pageAddress(site, 'order', 'ru', {})).toThrow('Lang not found.')
    expect(() => pageAddress({ routes: [] }, 'order', 'ru', {})).toThrow('Project not found.')
  })
})
