import { afterEach, beforeEach, expect, test } from 'vitest'
import type { PublishedPageInfo } from '@heddle/document/published'
import { updateHead } from './document-head.ts'

const before = { head: '', title: '', lang: '', dir: '' }
beforeEach(() => {
  Object.assign(before, { head: document.head.innerHTML, title: document.title })
  Object.assign(before, { lang: document.documentElement.lang, dir: document.documentElement.dir })
})
afterEach(() => {
  for (const tag of document.head.querySelectorAll('meta[name="description"], link[rel="canonical"]')) tag.remove()
  document.title = before.title
  document.documentElement.lang = before.lang
  document.documentElement.dir = before.dir
})

const page = (more: object = {}) =>
  ({
    name: 'Prices',
    title: { en: 'Our prices', ru: 'Цены' },
    meta: { desc: { en: 'What it costs' } },
    ...more,
  }) as unknown as PublishedPageInfo

test('a page with a background of its own marks the document, one without takes the mark away', () => {
  const mark = () => document.documentElement.getAttribute('data-background')
  updateHead(page({ background: 'kj3' }), 'en', 'https://bakery.example/a')
  expect(mark()).toBe('kj3')
  updateHead(page(), 'en', 'https://bakery.example/b')
  expect(mark()).toBeNull()
})

const head = () => ({
  title: document.title,
  lang: document.documentElement.lang,
  descriptions: [...document.head.querySelectorAll('meta[name="description"]')].map((tag) => tag.getAttribute('content')),
  addresses: [...document.head.querySelectorAll('link[rel="canonical"]')].map((tag) => tag.getAttribute('href')),
})

test('runtime-RT11 the document has title, language, description and address of the page on show, each once', () => {
  const shown = { title: 'Our prices', lang: 'en', descriptions: ['What it costs'], addresses: ['https://a.example/prices'] }
  updateHead(page(), 'en', 'https://a.example/prices')
  expect(head()).toEqual(shown)
  updateHead(page({ title: { en: 'Home' }, meta: { desc: { en: 'Bread' } } }), 'en', 'https://a.example/')
  expect(head()).toEqual({ ...shown, title: 'Home', descriptions: ['Bread'], addresses: ['https://a.example/'] })
})

test('runtime-RT11 the document goes in the direction of the language on show', () => {
  updateHead(page(), 'ar', '/prices')
  expect(document.documentElement.dir).toBe('rtl')
  updateHead(page(), 'en', '/prices')
  expect(document.documentElement.dir).toBe('ltr')
})

test('runtime-RT11 a page without a title in the language has its name', () => {
  updateHead(page(), 'de', '/prices')
  expect(head()).toMatchObject({ title: 'Prices', lang: 'de' })
})

test.each([{}, { desc: null }, { desc: 'text' }, { desc: { ru: 'Цены' } }, { desc: { en: '' } }, { desc: { en: 7 } }])(
  'runtime-RT11 the description of the page before does not stay on a page with %j',
  (meta) => {
    updateHead(page(), 'en', '/prices')
    updateHead(page({ meta }), 'en', '/prices')
    expect(head().descriptions).toEqual([])
  },
)
