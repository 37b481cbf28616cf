import { effect } from '@preact/signals-core'
import { describe, expect, test, vi } from 'vitest'
import type { PublishedVariable } from '@heddle/document/published'
import type { Query } from './read-query.ts'
import { createVariables } from './create-variables.ts'
import { realValues } from './real-values.ts'

const variable = (id: string, name: string, more: Partial<PublishedVariable> = {}): PublishedVariable => ({
  id,
  name,
  type: 'string',
  defaultValue: null,
  ...more,
})
const read = (names: object, name: string): unknown => Reflect.get(names, name)

describe('variables', () => {
  test('runtime-RT6 are read by id and by name; a page’s own wins over the project’s, an id over any name', () => {
    const { names } = createVariables([
      variable('id1', 'total', { pageId: 'p', defaultValue: 'own' }),
      variable('id2', 'total', { defaultValue: 'shared' }),
      variable('id3', 'id2', { defaultValue: 'impostor' }),
    ])
    expect(['id1', 'id2', 'total'].map((name) => read(names(), name))).toEqual(['own', 'shared', 'own'])
    expect(Object.keys(names())).not.toContain('constructor')
  })

  test('runtime-RT2 changes come in one batch', () => {
    const variables = createVariables([variable('a', 'a', { defaultValue: 1 }), variable('b', 'b', { defaultValue: 1 })])
    const seen: unknown[] = []
    effect(() => void seen.push([read(variables.names(), 'a'), read(variables.names(), 'b')]))
    variables.set(
      new Map([
        ['a', 2],
        ['b', 3],
        ['unknown', 4],
      ]),
    )
    expect(seen).toEqual([
      [1, 1],
      [2, 3],
    ])
  })

  test('runtime-RT6 tell who shares one of its changes, not of what is there already, until they stop', () => {
    const variables = createVariables([variable('a', 'a', { defaultValue: 'old' })])
    const shared = variables.share('a')
    const heard = vi.fn<() => void>()
    const stop = shared?.subscribe(heard)
    expect([shared?.get(), heard.mock.calls.length]).toEqual(['old', 0])
    shared?.set('new')
    expect([shared?.get(), variables.peek('a'), heard.mock.calls.length]).toEqual(['new', 'new', 1])
    stop?.()
    shared?.set('last')
    expect([variables.peek('a'), heard.mock.calls.length]).toEqual(['last', 1])
    expect(variables.share('unknown')).toBeUndefined()
  })

  test('runtime-RT11 S2-11 S3-08 a navigation resets variables but those that stay', () => {
    const list = [variable('a', 'a', { defaultValue: 'x' }), variable('b', 'b', { defaultValue: 'x', isPersistentOnNav: true })]
    const variables = createVariables(list)
    variables.set(
      new Map([
        ['a', 'changed'],
        ['b', 'changed'],
      ]),
    )
    variables.reset(list)
    expect([read(variables.names(), 'a'), read(variables.names(), 'b')]).toEqual(['x', 'changed'])
  })
})

describe('a visitor’s own values', () => {
  const sources = (query: Query, stored: Record<string, string> = {}) => ({
    query,
    stored: (key: string) => stored[key] ?? null,
    log: vi.fn(),
  })

  test('runtime-RT3 S3-08 a query variable finds its key whatever its case, by query name or else by name', () => {
    const list = [
      variable('a', 'search', { type: 'query', queryName: 'Q' }),
      variable('b', 'Page', { type: 'query' }),
      variable('c', 'text'),
    ]
    expect([...realValues(list, sources({ q: 'rye', PAGE: '2', text: 'no', search: 'no' }))]).toEqual([
      ['a', 'rye'],
      ['b', '2'],
    ])
  })

  test('runtime-RT3 a query variable whose key the address repeats takes the last value', () => {
    const list = [variable('a', 'tag', { type: 'query' }), variable('b', 'page', { type: 'query', defaultValue: '1' })]
    expect([...realValues(list, sources({ tag: ['x', 'y'], Tag: 'z', page: ['2', ''] }))]).toEqual([
      ['a', 'z'],
      ['b', '1'],
    ])
  })

  test('runtime-RT3 a query variable whose key is gone takes the value of no other key, whatever that is called', () => {
    const list = [variable('a', 'search', { type: 'query', defaultValue: 'usual' })]
    expect([...realValues(list, sources({ undefined: 'of another', null: 'of another' }))]).toEqual([['a', 'usual']])
  })

  test('runtime-RT3 a query variable whose key is empty or gone has its stored value, else its default', () => {
    const list = [
      variable('a', 'a', { type: 'query', defaultValue: 'usual' }),
      variable('b', 'b', { type: 'query', defaultValue: 'usual', isLocalStorage: true }),
    ]
    const stored = { 'variable-b': 'stored' }
    for (const query of [{}, { a: '', b: '' }] as const)
      expect([...realValues(list, sources(query, stored))]).toEqual([
        ['a', 'usual'],
        ['b', 'stored'],
      ])
  })

  test('runtime-RT2 S3-08 a stored value counts where the address says nothing', () => {
    const list = [
      variable('a', 'a', { isLocalStorage: true }),
      variable('b', 'b', { type: 'array', isLocalStorage: true }),
      variable('c', 'c', { type: 'query', isLocalStorage: true }),
    ]
    const stored = { 'variable-a': '[1]', 'variable-b': '[1]', 'variable-c': 'stored' }
    expect([...realValues(list, sources({}, stored))]).toEqual([
      ['a', '[1]'],
      ['b', [1]],
      ['c', 'stored'],
    ])
    expect(realValues(list, sources({ c: 'asked' }, stored)).get('c')).toBe('asked')
  })

  test('runtime-RT4 a stored value of another type leaves the default, and prototypes are never part of one', () => {
    const list = (['number', 'boolean', 'array', 'object'] as const).map((type) =>
      variable(type, type, { type, isLocalStorage: true }),
    )
    const wrong = ['{"a":1}', '[1]', 'true', '"text"', '7', 'null']
    for (const text of wrong) {
      const stored = Object.fromEntries(list.map(({ id }) => [`variable-${id}`, text]))
      for (const [id, value] of realValues(list, sources({}, stored))) {
        const isOfType = { number: Number.isFinite(value), boolean: typeof value === 'boolean', array: Array.isArray(value) }
        expect(value === null || Reflect.get(isOfType, id) === true || (id === 'object' && !Array.isArray(value)), text).toBe(
          true,
        )
      }
    }
    const hostile = sources(
      {},
      { 'variable-object': '{"__proto__":{"x":1},"a":{"__proto__":{"x":1}}}', 'variable-number': '[1]' },
    )
    expect([...realValues(list, hostile)]).toEqual([['object', { a: {} }]])
    expect(hostile.log).toHaveBeenCalledWith(expect.stringContaining('"number"'))
  })

  test('runtime-RT4 a stored value that cannot be read leaves the default and is said', () => {
    const broken = sources({}, { 'variable-a': '{' })
    expect([...realValues([variable('a', 'cart', { type: 'object', isLocalStorage: true })], broken)]).toEqual([])
    expect(broken.log).toHaveBeenCalledWith(expect.stringContaining('"cart"'))
    const forbidden = {
      query: {},
      log: vi.fn(),
      stored: () => {
        throw new Error('denied')
      },
    }
    expect([...realValues([variable('a', 'a', { isLocalStorage: true })], forbidden)]).toEqual([])
  })
})
