import { describe, expect, it, vi } from 'vitest'
import { MAX_ADDRESS_LENGTH, type PublishedVariable } from '@heddle/document/published'
import { changedQuery, createQueryWriter, fittingQuery, keepValue } from './keep-values.ts'

const variable = (more: Partial<PublishedVariable>): PublishedVariable => ({
  id: 'v1',
  name: 'search',
  type: 'string',
  defaultValue: null,
  ...more,
})

/** What is kept of a value, and where. */
function kept(more: Partial<PublishedVariable>, value: unknown) {
  const calls: unknown[] = []
  keepValue(variable(more), value, {
    store: (key, text) => calls.push(['store', key, text]),
    setQuery: (key, text) => calls.push(['query', key, text]),
    log: (message) => calls.push(['log', message]),
  })
  return calls
}

describe('what is kept of a written value', () => {
  it('runtime-RT39 nothing, unless the variable says so', () => {
    expect(kept({}, 'a')).toEqual([])
  })

  it('runtime-RT39 in local storage texts are raw, others JSON; what is no value leaves', () => {
    expect(kept({ isLocalStorage: true }, '[1]')).toEqual([['store', 'variable-v1', '[1]']])
    expect(kept({ isLocalStorage: true }, null)).toEqual([['store', 'variable-v1', '']])
    expect(kept({ isLocalStorage: true, type: 'object' }, { a: 1 })).toEqual([['store', 'variable-v1', '{"a":1}']])
    expect(kept({ isLocalStorage: true, type: 'number' }, undefined)).toEqual([['store', 'variable-v1', undefined]])
  })

  it('runtime-RT39 a value that cannot be written down is said, and what was kept stays', () => {
    const circle: Record<string, unknown> = {}
    circle['a'] = circle
    const doubled = Array.from({ length: 60 }).reduce<unknown>((inner) => [inner, inner], 'x')
    for (const value of [circle, doubled]) {
      expect(kept({ isLocalStorage: true, type: 'object' }, value)).toEqual([['log', expect.stringContaining('"search"')]])
    }
  })

  it('runtime-RT39 a full or forbidden storage is said, and nothing fails', () => {
    const log = vi.fn()
    const store = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    keepValue(variable({ isLocalStorage: true }), 'a', { store, setQuery: () => {}, log })
    expect(log).toHaveBeenCalledWith('The value of the variable "search" could not be kept in this browser.')
  })

  it('runtime-RT39 S2-34 S4-18 in the address under the query name, or else the name', () => {
    expect(kept({ type: 'query' }, 'rye')).toEqual([['query', 'search', 'rye']])
    expect(kept({ type: 'query', queryName: 'q' }, 5)).toEqual([['query', 'q', '5']])
    expect(kept({ type: 'query', isLocalStorage: true }, 'rye')).toEqual([
      ['store', 'variable-v1', 'rye'],
      ['query', 'search', 'rye'],
    ])
  })

  it.each([
    ['', null],
    [null, null],
    [undefined, 'x'],
    ['usual', 'usual'],
    ['1', 1],
  ])('runtime-RT39 the value %j with the default %j takes its key out', (value, defaultValue) => {
    expect(kept({ type: 'query', defaultValue }, value)).toEqual([['query', 'search', undefined]])
  })

  it('runtime-RT39 a text that looks like no value is one', () => {
    expect(kept({ type: 'query', defaultValue: null }, 'null')).toEqual([['query', 'search', 'null']])
  })
})

describe('the query of the address', () => {
  it.each([
    ['', { q: 'rye' }, '?q=rye'],
    ['?q=old', { q: 'rye' }, '?q=rye'],
    ['?q=old', { q: undefined }, ''],
    ['?Q=old&a=1', { q: 'new' }, '?Q=new&a=1'],
    ['?a=1&q=1&Q=2&b=2', { q: '3' }, '?a=1&q=3&b=2'],
    ['?a=1&q=1&Q=2', { q: undefined }, '?a=1'],
    ['?flag&x=a%20b&y=%D0%B6&__proto__=1', { q: 'a b&c' }, '?flag&x=a%20b&y=%D0%B6&__proto__=1&q=a+b%26c'],
    ['q=1', { absent: undefined }, '?q=1'],
    ['?%71=1', { q: '2' }, '?q=2'],
  ])('runtime-RT39 %j with %j is %j', (search, changes, expected) => {
    expect(changedQuery(search, new Map(Object.entries(changes)))).toBe(expected)
  })

  it('runtime-RT39 changes of one tick are written together, the last of each key', async () => {
    const written: unknown[] = []
    const setQuery = createQueryWriter((changes) => written.push([...changes]))
    setQuery('a', '1')
    setQuery('b', '2')
    setQuery('a', undefined)
    expect(written).toEqual([])
    await Promise.resolve()
    setQuery('c', '3')
    await Promise.resolve()
    expect(written).toEqual([
      [
        ['a', undefined],
        ['b', '2'],
      ],
      [['c', '3']],
    ])
  })

  const fitted = (search: string, changes: Readonly<Record<string, string | undefined>>) => {
    const said: string[] = []
    const query = fittingQuery('/page', search, '#end', new Map(Object.entries(changes)), (message) => said.push(message))
    return { query, said }
  }
  const room = MAX_ADDRESS_LENGTH - '/page?q=#end'.length

  it('runtime-RT39 an address may be as long as the limit, and no longer', () => {
    const full = fitted('', { q: 'x'.repeat(room) })
    expect([full.query.length + '/page#end'.length, full.said]).toEqual([MAX_ADDRESS_LENGTH, []])
    const [over, cyrillic] = [fitted('?q=old', { q: 'x'.repeat(room + 1) }), fitted('?q=old', { q: 'ж'.repeat(room / 6 + 1) })]
    expect([over.query, cyrillic.query]).toEqual(['?q=old', '?q=old'])
    expect(over.said).toEqual(['q'])
  })

  it('runtime-RT39 what fits is written beside what does not, and a full address can still become shorter', () => {
    expect(fitted('?q=old', { q: 'x'.repeat(100_000), a: '1' }).query).toBe('?q=old&a=1')
    const long = 'y'.repeat(MAX_ADDRESS_LENGTH)
    expect(fitted(`?foreign=${long}&q=old`, { q: undefined })).toEqual({ query: `?foreign=${long}`, said: [] })
    expect(fitted(`?foreign=${long}`, { q: 'new' }).query).toBe(`?foreign=${long}`)
  })
})
