import { expect, test } from 'vitest'
import { pathSegments } from '@heddle/document'
import { page, project } from '../testing/fixture.ts'
import { defaultParameters, languagePrefix, pageAddress, pathOf, servedLanguage } from './page-paths.ts'

const order = page('order', 'orders/{{ id }}/{{tab| items }}', {
  langs: ['ru', 'en'],
  paths: { default: 'orders/{{id}}/{{tab|items}}', en: '/en-orders//list/' },
})
const { view } = project([order], ['ru', 'en', 'de'])
const home = view.find('page', view.site()?.homePageId ?? '') ?? order

function address(language: string, parameters?: Parameters<typeof pageAddress>[3]) {
  const missing: string[] = []
  return [pageAddress(order, language, view, parameters, missing), missing]
}

test('publish-S1 S2-01 S2-02 S2-07 the home page is at the root, others at their path in the language, else at their usual one', () => {
  expect(pathOf(home, 'ru', home.id)).toBe('')
  expect(pathOf(order, 'en', home.id)).toBe('en-orders/list')
  expect(pathOf(order, 'ru', home.id)).toBe('orders/{{id}}/{{tab|items}}')
  expect(pathOf({ ...order, paths: {} }, 'ru', undefined)).toBe('')
  expect([pageAddress(home, 'ru', view), pageAddress(home, 'en', view), address('en')[0]]).toEqual([
    '/',
    '/en',
    '/en/en-orders/list',
  ])
  expect([languagePrefix(view, 'ru'), languagePrefix(view, 'en')]).toEqual(['', '/en'])
})

test('publish-P14 S2-05 a parameter in a path has a name and may have a default', () => {
  const segments = pathSegments('/orders/{{ id }}/{{tab| items }}/{{no name}}/x{{y}}/{{a}}{{b}}/')
  expect(segments).toEqual([
    { text: 'orders' },
    { parameter: 'id', fallback: '', before: '', after: '' },
    { parameter: 'tab', fallback: 'items', before: '', after: '' },
    { text: '{{no name}}' },
    { parameter: 'y', fallback: '', before: 'x', after: '' },
    { text: '{{a}}{{b}}' },
  ])
  expect(defaultParameters(segments)).toEqual({ tab: 'items' })
})

test('publish-C9 an address holds the values of its parameters, else their defaults, and names those that have neither', () => {
  expect(address('ru', { id: 'a/b', tab: 'notes' })).toEqual(['/orders/a%2Fb/notes', []])
  expect(address('ru', { id: 0 })).toEqual(['/orders/0/items', []])
  expect(address('ru')).toEqual(['/orders//items', ['id']])
  expect(address('ru', { id: '', tab: '' })).toEqual(['/orders//', ['id', 'tab']])
  for (const odd of [null, true, ['x'], { a: 1 }]) expect(address('ru', { id: odd })).toEqual(['/orders//items', ['id']])
})

test('publish-C9 text around a parameter stands in the address as it is', () => {
  const post = page('post', 'blog/post-{{slug|first}}.html')
  expect(pageAddress(post, 'ru', view, { slug: 'a/b' })).toBe('/blog/post-a%2Fb.html')
  expect(pageAddress(post, 'ru', view)).toBe('/blog/post-first.html')
})

test('publish-C23 a page is served in the language asked for, else in the default one, else in the first it has', () => {
  expect(servedLanguage(order, 'en', view)).toBe('en')
  expect(servedLanguage(order, 'de', view)).toBe('ru')
  expect(servedLanguage({ ...order, langs: ['de', 'en'] }, 'fr', view)).toBe('en')
  expect(servedLanguage({ ...order, langs: [] }, 'fr', view)).toBe('fr')
})
