import { effect } from '@preact/signals-core'
import { expect, test } from 'vitest'
import { publishedBinding } from '@heddle/testing'
import type { PublishedPageEntry, PublishedPageInfo } from '@heddle/document/published'
import { snapshotBrowser } from './scope/browser-context.ts'
import { createSnapshotNames, type SnapshotInput } from './snapshot-names.ts'
import { collection } from './testing/collection-desk.ts'

const names = (more: Partial<SnapshotInput> = {}) =>
  createSnapshotNames({
    page: () => ({ id: 'home', name: 'Home' }) as PublishedPageInfo,
    lang: 'en',
    browser: () => snapshotBrowser('/', 'light'),
    variables: [],
    collections: [],
    formulas: [],
    libraryComponents: [],
    rows: {},
    functions: {},
    pattern: () => undefined,
    facts: { now: 0, defaultLanguage: 'en' },
    ...more,
  })
const orders = collection('orders', { mode: 'static' })
const formula = (code: string) => ({ id: 'f', name: 'count', parameters: [], body: publishedBinding(code) })

test('runtime-RC12 a project gets its first collection and formula while it is built, and whoever reads them follows', () => {
  const { scope, evaluator, revise } = names()
  const seen: unknown[] = []
  const stop = effect(() => void seen.push(evaluator.evaluate(publishedBinding('formulas.count()'), scope)))
  expect(evaluator.evaluate(publishedBinding('collections'), scope)).toEqual({})
  revise({ collections: [orders], formulas: [formula('collections.orders.total')], rows: { orders: [1, 2] } })
  expect(seen).toEqual([undefined, 2])
  revise({ collections: [orders], formulas: [formula('collections.orders.total')], rows: { orders: [1, 2, 3] } })
  expect(seen.at(-1)).toBe(3)
  revise({ collections: [], formulas: [formula("'none'")], rows: {} })
  expect(seen.at(-1)).toBe('none')
  expect(evaluator.evaluate(publishedBinding('collections'), scope)).toEqual({})
  stop()
})

test('runtime-RT1 formulas are drawn with the parameters, other pages and tokens that the page carries', () => {
  const other = { id: 'p1', name: 'Prices' } as PublishedPageEntry
  const { scope, evaluator } = names({
    pageParameters: () => ({ slug: 'bread' }),
    pages: () => [other],
    tokens: () => ({ colors: { accent: 'red' }, spacings: {}, typographies: {} }),
  })
  const code = '[pageParameters.slug, pages.p1.name, colors.accent]'
  expect(evaluator.evaluate(publishedBinding(code), scope)).toEqual(['bread', 'Prices', 'red'])
  expect(evaluator.evaluate(publishedBinding('[pageParameters, colors]'), names().scope)).toEqual([{}, {}])
})
