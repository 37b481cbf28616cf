import { expect, test } from 'vitest'
import type { PublishedRoute } from '@heddle/document/published'
import { matchRoute } from './match-route.ts'

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

test('RT9 finds exact addresses, with or without a slash at the end', () => {
  expect(['/', '', '/test', '/test/', '/en/'].map(found)).toEqual(['home', 'home', 'test', 'test', 'home'])
  expect(matchRoute(routes, '/en')?.route.lang).toBe('en')
})

test('RT9 reads parameters and encoded addresses', () => {
  expect(matchRoute(routes, '/users/a%20b')?.parameters).toEqual({ id: 'a b' })
  expect(found(encodeURI('/цены'))).toBe('prices')
  expect(found('/users/%E0%A4%A')).toBe('user')
})

test('RT9 leaves unknown addresses to the server', () => {
  expect(['/nothing', '/users', '/users/1/2'].map(found)).toEqual([undefined, undefined, undefined])
})
