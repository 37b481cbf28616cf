import { functionCalls } from '@heddle/functions/calls'
import { publishedBinding } from '@heddle/testing'
import type { KeptRecording } from '@heddle/workflow/trace'
import { expect, test } from 'vitest'
import { createTestSandbox, type TestedProject } from './test-sandbox.ts'
import { collection } from './testing/collection-desk.ts'

const project: TestedProject = {
  page: undefined,
  pages: [],
  lang: 'en',
  defaultLanguage: 'en',
  theme: 'dark',
  variables: [{ id: 'v', name: 'total', type: 'number', defaultValue: 1 }],
  collections: [collection('orders'), collection('shops', { mode: 'static' })],
  formulas: [],
  plugins: [],
  workflows: [],
  libraryComponents: [],
  componentOf: {},
  rows: { shops: [{ city: 'Graz' }] },
}
const kept: KeptRecording = {
  workflowId: 'w',
  input: { event: undefined, parameters: {}, chain: [] },
  entries: [],
  calls: [],
  given: [],
  began: Date.UTC(2026, 4, 4),
  page: { id: 'p', path: '/orders?state=late&tag=a&tag=b#list', lang: 'en' },
  values: { v: 7, 'input-value': 'Ida' },
  rows: { orders: [{ n: 1 }, { n: 2 }] },
}

const open = (more: Partial<KeptRecording> = {}) => createTestSandbox(project, { ...kept, ...more }, functionCalls, {})
const read = (code: string, sandbox = open()) => sandbox.evaluator.resolve(publishedBinding(code), sandbox.scope)

test('formulas read what variables held when the run began, by name and by id, and values that elements gave', () => {
  expect(read('variables.total')).toBe(7)
  expect(read("variables['v']")).toBe(7)
  expect(read("variables['input-value']")).toBe('Ida')
  expect(read('variables.total', open({ values: {} }))).toBe(1)
})

test('collections hold the rows of then; what was not told is as it stands in the project', () => {
  expect(read('collections["the orders"].data.length')).toBe(2)
  expect(read('collections["the shops"].data[0].city')).toBe('Graz')
  expect(read('collections.orders.data.length', open({ rows: {} }))).toBe(0)
})

test('the address, the theme and the clock are those of the recorded run', () => {
  expect(read('browser.path')).toBe('/orders')
  expect(read('browser.query.state')).toBe('late')
  expect(read('browser.query.tag')).toEqual(['a', 'b'])
  expect(read('browser.theme')).toBe('dark')
  expect(read('now()')).toEqual(read('now()', open()))
  expect(read('now()')).not.toEqual(read('now()', open({ began: 0 })))
})

test('what a run changes is its own: another one begins with the values of then', () => {
  const [first, second] = [open(), open()]
  const { variables, collections } = first.ports as unknown as {
    readonly variables: { readonly set: (id: string, value: unknown) => unknown }
    readonly collections: { readonly update: (id: string, change: object) => unknown }
  }
  variables.set('v', 8)
  collections.update('orders', { type: 'delete', index: 0 })
  expect([read('variables.total', first), read('collections.orders.data.length', first)]).toEqual([8, 1])
  expect([read('variables.total', second), read('collections.orders.data.length', second)]).toEqual([7, 2])
})

test('rows that a fetch was answered with stand in the collection; answers of others change nothing', () => {
  const sandbox = open()
  const call = { actionId: 'a', name: 'collections.fetch', occurrence: 0 }
  sandbox.onAnswer({ ...call, args: ['orders'] }, [{ n: 9 }])
  expect(read('collections.orders.data[0].n', sandbox)).toBe(9)
  for (const args of [['gone'], [7], 'orders']) sandbox.onAnswer({ ...call, args }, [])
  sandbox.onAnswer({ ...call, name: 'http.send', args: ['orders'] }, [])
  expect(read('collections.orders.data.length', sandbox)).toBe(1)
})

test('a fetch is no method of the sandbox: it is answered from the recording', () => {
  expect(open().ports['collections']).not.toHaveProperty('fetch')
})
