import { effect, signal } from '@preact/signals-core'
import { describe, expect, test } from 'vitest'
import { publishedBinding } from '@heddle/testing'
import { evaluateFormulas } from './evaluate.ts'
import { keptIndexes } from './lists/kept-indexes.ts'
import { toldRow } from './lists/told-row.ts'
import { createRows, rowsAround, type RepeatItem } from './rows.ts'

function rowsOver(
  first: unknown,
  key?: string,
  outer: object = {},
  rowAt?: Parameters<typeof createRows>[3],
  indexesOf?: Parameters<typeof createRows>[4],
) {
  const list = signal(first)
  const scope = Object.defineProperties(
    {},
    { ...Object.getOwnPropertyDescriptors(outer), list: { get: () => list.value, enumerable: true } },
  )
  const rows = createRows({ over: publishedBinding('list'), ...(key && { key }) }, scope, evaluateFormulas, rowAt, indexesOf)
  const item = (rowKey: string): RepeatItem => Reflect.get(Reflect.get(rows.scopeOf(rowKey), 'context'), 'item')
  const keys = (): readonly string[] => {
    const all = [...rows.places().keys()]
    rows.tell()
    return all
  }
  return { list, rows, keys, item, scope }
}

describe('rows of a repeated node', () => {
  test('renderer-R13 an item tells its data, place and neighbours', () => {
    const { keys, item } = rowsOver(['x', null])
    expect(keys()).toEqual(['i0', 'i1'])
    expect(item('i1')).toMatchObject({
      data: null,
      index: 1,
      repeatIndex: 1,
      isACopy: true,
      parent: undefined,
      repeatedItems: ['x', null],
    })
    expect(item('i0').isACopy).toBe(false)
  })

  test('renderer-R13 the item of an outer repeat is the parent', () => {
    const outer = rowsOver(['outer'])
    const inner = rowsOver(['inner'], undefined, outer.rows.scopeOf('i0'))
    expect(inner.item('i0').parent?.data).toBe('outer')
  })

  test.each<[string, unknown, readonly unknown[], number]>([
    ['a collection without pages', { data: ['a', 'b'], offset: 1 }, ['a', 'b'], 0],
    ['the page on show', { data: ['a', 'b', 'c'], limit: 2, offset: 2, total: 3 }, ['c'], 2],
    ['the first page', { data: ['a', 'b', 'c'], limit: 2, total: 3 }, ['a', 'b'], 0],
    ['a page before the first one', { data: ['a', 'b'], limit: 1, offset: -1, total: 2 }, ['a'], 0],
    ['a page of a list whose length is not known', { data: ['a', 'b'], limit: 1, offset: 1 }, ['a', 'b'], 0],
    ['a limit of nothing', { data: ['a', 'b'], limit: 0, offset: 1, total: 2 }, ['a', 'b'], 0],
    ['nothing', null, [], 0],
    ['a text', 'text', [], 0],
    ['a function', () => ['a'], [], 0],
    ['an object without rows', { name: 'a' }, [], 0],
  ])('renderer-R13 of %s: its rows, counted in the whole list', (_, over, rows, offset) => {
    const shown = rowsOver(over)
    expect(shown.keys().map((key) => shown.item(key).data)).toEqual(rows)
    expect(shown.keys().map((key) => shown.item(key).index)).toEqual(rows.map((_row, at) => offset + at))
    expect(shown.keys().map((key) => shown.item(key).repeatIndex)).toEqual(rows.map((_row, at) => offset + at))
  })

  test('renderer-R13 formulas inside see the names around the row and what else its context holds', () => {
    const { rows, scope } = rowsOver(['x'], undefined, { page: 'home', context: { component: 'card' } })
    const inside = rows.scopeOf('i0')
    expect(Reflect.get(inside, 'page')).toBe('home')
    expect(Object.keys(inside)).toEqual(['context'])
    expect(Object.keys(Reflect.get(inside, 'context') as object)).toEqual(['component', 'item'])
    expect(Reflect.get(scope, 'context')).toEqual({ component: 'card' })
  })

  test('renderer-R14 rows are known by their key wherever they go', () => {
    const { list, rows, keys, item } = rowsOver([{ id: 'a' }, { id: 'b' }], 'id')
    const before = rows.scopeOf('kb')
    list.value = [{ id: 'b' }, { id: 'a' }]
    expect(keys()).toEqual(['kb', 'ka'])
    expect(rows.scopeOf('kb')).toBe(before)
    expect(item('kb').index).toBe(0)
  })

  test('renderer-R14 rows whose keys stay the same have the same places, whatever becomes of what they hold', () => {
    const { rows, list: given } = rowsOver([{ id: 'a' }, { id: 'b' }, { id: 'b' }, 5], 'id', {}, toldRow, keptIndexes())
    const set = (list: readonly unknown[]): void => void (given.value = list)
    const before = rows.places()
    set([{ id: 'a', more: 1 }, { id: 'b' }, { id: 'b' }, 'other'])
    expect(rows.places()).toBe(before)
    for (const [list, keys] of [
      [
        [{ id: 'a' }, { id: 'b' }, { id: 'c' }, 5],
        ['ka', 'kb', 'kc', 'i3'],
      ],
      [
        [{ id: 'd' }, { id: 'b' }, { id: 'c' }, 5],
        ['kd', 'kb', 'kc', 'i3'],
      ],
      [
        [{ id: 'd' }, { id: 'e' }, { id: 'c' }, 5],
        ['kd', 'ke', 'kc', 'i3'],
      ],
      [
        [{ id: 'd' }, { id: 'e' }, { id: 'c' }, { id: 1 }],
        ['kd', 'ke', 'kc', 'k1'],
      ],
      [[{ id: 'd' }], ['kd']],
    ] as const) {
      set(list)
      expect([...rows.places()]).toEqual(keys.map((key, at) => [key, at]))
    }
  })

  test('renderer-R14 keys that come twice, and rows without one, are told apart', () => {
    const { keys } = rowsOver([{ id: 1 }, { id: 1 }, {}, 'text'], 'id')
    expect(keys()).toEqual(['k1', 'k1/1', 'i2', 'i3'])
  })

  test('renderer-R27 a row that left still knows what it held; one that comes again is a new one', () => {
    const { list, keys, item } = rowsOver([{ id: 'a' }, { id: 'b' }], 'id')
    const left = item('kb')
    list.value = [{ id: 'a' }]
    expect(keys()).toEqual(['ka'])
    expect(left).toMatchObject({ data: { id: 'b' }, index: 1, isACopy: true })
    list.value = [{ id: 'b' }]
    expect(keys()).toEqual(['kb'])
    expect(item('kb')).not.toBe(left)
    expect(item('kb')).toMatchObject({ data: { id: 'b' }, index: 0 })
  })

  test.each([
    ['that look for themselves', undefined],
    ['that are told', toldRow],
  ])('renderer-R42 removing the first of 1,000 rows %s evaluates only what reads the place', (_, rowAt) => {
    const all = Array.from({ length: 1_000 }, (_, id) => ({ id }))
    const { list, keys, item } = rowsOver(all, 'id', {}, rowAt)
    const evaluated = { data: 0, index: 0 }
    const stops = keys().flatMap((key) => {
      const row = item(key)
      return (['data', 'index'] as const).map((name) =>
        effect(() => {
          void row[name]
          evaluated[name] += 1
        }),
      )
    })
    expect(evaluated).toEqual({ data: 1_000, index: 1_000 })
    list.value = all.slice(1)
    expect(keys()).toHaveLength(999)
    expect(evaluated).toEqual({ data: 1_000, index: 1_999 })
    const left = item('k1')
    list.value = [...all.slice(2, 500), { id: 500 }, ...all.slice(501)]
    keys()
    expect(left).toMatchObject({ data: { id: 1 }, index: 0 })
    expect(item('k500').data).toEqual({ id: 500 })
    expect(evaluated).toEqual({ data: 1_001, index: 2_997 })
    for (const stop of stops) stop()
  })

  test('renderer-R10 a row whose data stays the same is not told of a change of the list', () => {
    const first = { id: 'a' }
    const { list, item } = rowsOver([first], 'id')
    const seen: unknown[] = []
    const stop = effect(() => void seen.push(item('ka').data))
    list.value = [first, { id: 'b' }]
    expect(seen).toHaveLength(1)
    list.value = [{ id: 'a' }]
    expect(seen).toHaveLength(2)
    stop()
  })
})

test('renderer-R13 a scope tells the places of all rows around it, the outermost first, as they are by now', () => {
  const outer = rowsOver(['a', 'b'])
  outer.keys()
  const inner = rowsOver(['x', 'y', 'z'], undefined, outer.rows.scopeOf('i1'))
  inner.keys()
  const scope = inner.rows.scopeOf('i2')
  expect([rowsAround({}), rowsAround(outer.rows.scopeOf('i1')), rowsAround(scope)]).toEqual([[], [1], [1, 2]])
})
