import { expect, test } from 'vitest'
import { blankPage, createDocumentView, type Bindable, type DocumentRecord } from '@heddle/document'
import { createStore } from '@heddle/store'
import { rule } from './rules/structured-data.ts'

const said = (structuredData: Readonly<Record<string, Bindable<string>>>) => {
  const page = blankPage('home', 'Home', '', 'a0', ['en', 'ru'])
  const records: DocumentRecord[] = [{ ...page, meta: { ...page.meta, structuredData } }]
  return rule
    .find({ view: createDocumentView(createStore(records)), definitions: new Map(), plugins: new Map() })
    .map(({ message, pageId, panel, severity, formula }) => [severity, message, pageId, panel, formula?.path.join('/')])
}

test('structured data that is no JSON is told with its page and its language', () => {
  const wrong = 'The structured data of the page Home in ru is no JSON: search engines get none of it'
  expect(said({ en: '{ "@type": "Product" }', ru: '{ @type: Product }' })).toEqual([
    ['warning', wrong, 'home', 'pages', 'meta/structuredData/ru'],
  ])
  expect(said({ ru: '5' })).toHaveLength(1)
})

test('what is empty, a list of objects and what comes from a formula is right', () => {
  expect(said({ en: ' ', ru: '[{ "@type": "Product" }]' })).toEqual([])
  expect(said({ en: { type: 'f', code: "'{'" } })).toEqual([])
})
