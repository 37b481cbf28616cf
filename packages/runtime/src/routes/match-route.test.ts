import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PublishedRoute } from '@heddle/document/published'
import { matchRoute, parametersAt, writtenPath } from './match-route.ts'

const route = (pattern: string, pageId: string, lang = 'ru'): PublishedRoute => ({
  pattern,
  pageId,
  lang,
  isPrivate: false,
  live: true,
})
const routes = [
  route('/', 'home'),
  route('/test', 'test'),
  route('/en', 'home', 'en'),
  route('/цены', 'prices'),
  route('/users/:id', 'user'),
  route('/*', 'lost'),
]
const found = (path: string) => matchRoute(routes, path)?.route.pageId

test('runtime-RT9 finds exact addresses, with or without a slash at the end', () => {
  expect(['/', '', '/test', '/test/', '/en/'].map(found)).toEqual(['home', 'home', 'test', 'test', 'home'])
  expect(matchRoute(routes, '/en')?.route.lang).toBe('en')
})

test('runtime-RT9 S2-05 reads parameters and encoded addresses', () => {
  expect(matchRoute(routes, '/users/a%20b')?.parameters).toEqual({ id: 'a b' })
  expect(found(encodeURI('/цены'))).toBe('prices')
  expect(found('/users/%E0%A4%A')).toBe('user')
})

test('runtime-RT9 the case of an address does not count, that of a parameter is kept', () => {
  expect(['/TEST', '/En', encodeURI('/ЦЕНЫ')].map(found)).toEqual(['test', 'home', 'prices'])
  expect(matchRoute(routes, '/USERS/Ann')?.parameters).toEqual({ id: 'Ann' })
  const paths = ['/TEST/', '/USERS/a%20B', '/No/Page', '/', encodeURI('/цены'), encodeURI('/ЦЕНЫ')]
  const written = ['/test', '/users/a%20B', '/No/Page', '/', encodeURI('/цены'), encodeURI('/цены')]
  expect(paths.map((path) => writtenPath(routes, path))).toEqual(written)
})

test('runtime-RT9 a parameter may have text around it, in any case, and is never empty', () => {
  const blog = [route('/blog/post-:slug', 'post'), route('/blog/:slug:-print', 'print'), route('/blog/:slug', 'other')]
  const at = (path: string) => [matchRoute(blog, path)?.route.pageId, matchRoute(blog, path)?.parameters['slug']]
  expect(at('/blog/post-1')).toEqual(['post', '1'])
  expect(at('/blog/POST-%D1%89')).toEqual(['post', 'щ'])
  expect(at('/blog/a-PRINT')).toEqual(['print', 'a'])
  expect(at('/blog/post-')).toEqual(['other', 'post-'])
  expect(at('/blog/-print')).toEqual(['other', '-print'])
  expect(writtenPath(blog, '/BLOG/post-1')).toBe('/blog/post-1')
})

test('runtime-RT9 leaves unknown addresses to the server', () => {
  expect(['/nothing', '/users', '/users/1/2'].map(found)).toEqual([undefined, undefined, undefined])
})

test('runtime-RT17 what the address says of a parameter counts, else its default, else nothing', () => {
  const shop = [
    ...routes,
    { ...route('/product/:slug/:size', 'product'), defaults: { slug: 'shoes' } },
    { ...route('/en/product/:slug/:size', 'product', 'en'), defaults: { slug: 'boots' } },
  ]
  expect(parametersAt(shop, 'product', 'en', '/elsewhere')).toEqual({ slug: 'boots' })
  expect(parametersAt(shop, 'product', 'ru', '/product/hats/xl')).toEqual({ slug: 'hats', size: 'xl' })
  expect(parametersAt(shop, 'product', 'ru', '/elsewhere')).toEqual({ slug: 'shoes' })
  expect(parametersAt(shop, 'home', 'ru', '/product/hats/xl')).toEqual({})
  expect(parametersAt(shop, 'product', 'de', '/elsewhere')).toEqual({})
  expect(parametersAt(shop, 'user', 'ru', '/users/%E0%A4%A')).toEqual({ id: '%E0%A4%A' })
})

const value = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1 }).map((text) => text.toWellFormed()),
  fc.constantFrom('..', '.', '%00', '%2f', '<b>', '{{id}}', ':id', 'a//b', 'x'.repeat(10_000)),
)
const slashes = fc.integer({ min: 1, max: 4 }).map((count) => '/'.repeat(count))
/** Parts of text that look like parameters are text: a parameter is a part of its own. */
const shop = [...routes, route('/shop/x{{id}}/:size/:color', 'shop'), route('/about', 'text')]

test('runtime-RT9 whatever stands for parameters comes out as it went in, however many slashes stand between the parts', () => {
  fc.assert(
    fc.property(fc.tuple(value, value), fc.array(slashes, { minLength: 5, maxLength: 5 }), ([size, color], [a, b, c, d, e]) => {
      const [sized, colored] = [encodeURIComponent(size), encodeURIComponent(color)]
      const path = `${a}shop${b}X%7B%7Bid%7D%7D${c}${sized}${d}${colored}${e}`
      expect(matchRoute(shop, path)).toEqual({ route: shop.at(-2), parameters: { size, color } })
      expect(parametersAt(shop, 'shop', 'ru', writtenPath(shop, path))).toEqual({ size, color })
    }),
  )
})

test('runtime-RT9 no address, however odd, breaks the matching; what it finds has a text for each parameter', () => {
  const odd = fc.constantFrom(
    '/',
    'users',
    'shop',
    'x{{id}}',
    ':id',
    '*',
    '..',
    '.',
    '%2e',
    '%2f',
    '%',
    '%E0%A4',
    '%00',
    '?',
    'щ',
  )
  fc.assert(
    fc.property(fc.array(odd, { maxLength: 12 }), (pieces) => {
      const path = `/${pieces.join('')}`
      const match = matchRoute(shop, path)
      const names = match?.route.pattern.split('/').flatMap((part) => part.split(':')[1] ?? [])
      expect(Object.keys(match?.parameters ?? {})).toEqual(names ?? [])
      for (const text of Object.values(match?.parameters ?? {})) expect(text).not.toBe('')
      // It is the same page by the address as links write it.
      expect(matchRoute(shop, writtenPath(shop, path))).toEqual(match)
    }),
  )
})
