import { array, assert, constantFrom, integer, option, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { functions } from '../../array.gen.ts'
import { fakeHost } from '../../testing/fake-host.ts'
import { deepEqual } from '../values/deep-equal.ts'

type Row = { readonly k?: unknown; readonly n?: unknown } | null
const call = (name: string, ...args: readonly unknown[]) => functions[name]?.call?.(fakeHost(), ...args)
const same = (a: unknown, b: unknown) => deepEqual(fakeHost(), a, b)
const once = (items: readonly unknown[]) => items.filter((item, at) => items.findIndex((other) => same(other, item)) === at)

const value = constantFrom<unknown>(0, 1, 2, '', 'a', true, null, [1], [[1], 2], { a: 1 }, { a: 1, b: [2] })
const values = array(value, { maxLength: 25 })
const field = constantFrom<unknown>(0, 1, 2, 'a', 'b', '', null, undefined, true, Number.NaN, ['a', null, 'b'], [Number.NaN, 1])
const row = record({ k: field, n: constantFrom(0, 1, 2, '3', null) }, { requiredKeys: [] })
const rows = array(option(row), { maxLength: 40 })
const places = integer({ min: -4, max: 30 })

/** What a function gives, and what it should give by the plainest code that can be read off the specification. */
type Case = readonly [name: string, args: readonly unknown[], wanted: unknown]

function holds(cases: readonly Case[]) {
  for (const [name, args, wanted] of cases) {
    // Later looks at a list may use what is kept with it.
    for (let look = 0; look < 3; look += 1) {
      const before = structuredClone(args.filter((arg) => typeof arg !== 'function'))
      expect([name, call(name, ...args)]).toEqual([name, wanted])
      expect(args.filter((arg) => typeof arg !== 'function')).toEqual(before)
    }
  }
}

describe('array functions agree with the plainest way to write them, and change nothing', () => {
  test('on lists of anything', () => {
    assert(
      property(values, values, value, places, places, (list, other, item, start, end) => {
        const at = list.findIndex((one) => same(one, item))
        holds([
          ['length', [list], list.length],
          ['contains', [list, item], list.includes(item)],
          ['createArray', list, list],
          ['add', [list, item, item], list.concat([item, item])],
          ['prepend', [list, item], [item].concat(list)],
          ['remove', [list, item], list.filter((one) => !same(one, item))],
          ['removeByIndex', [list, start], start < 0 ? list : list.toSpliced(start, 1)],
          ['getByIndex', [list, start], start < 0 ? undefined : list[start]],
          ['findIndex', [list, item], at],
          ['slice', [list, start, end], list.slice(start, end)],
          ['slice', [list, start], list.slice(start)],
          ['merge', [list, other, list], list.concat(other, list)],
          ['reverse', [list], list.toReversed()],
          ['distinct', [list], once(list)],
          ['flat', [list], list.flat(1)],
          ['first', [list], list[0]],
          ['last', [list], list.at(-1)],
          ['first', [list, start], list.slice(0, Math.max(0, start))],
          ['last', [list, start], start > 0 ? list.slice(-start) : []],
          ['union', [list, other], once(list.concat(other))],
          ['intersection', [list, other], once(list).filter((one) => other.some((two) => same(one, two)))],
          ['intersection', [list, other, [1]], once(list).filter((one) => one === 1 && other.includes(1))],
          ['difference', [list, other], once(list).filter((one) => !other.some((two) => same(one, two)))],
        ])
      }),
      { numRuns: 300 },
    )
  })

  test('on rows and a field', () => {
    const by = (list: readonly Row[], fits: (row: Row) => unknown) => list.filter((row) => fits(row))
    assert(
      property(rows, field, array(field, { maxLength: 4 }), (list, item, several) => {
        const keys = list.flatMap((row) => row?.k ?? []).filter((one) => one !== null)
        const strict = typeof item === 'object' ? undefined : item
        const wanted = Array.isArray(item) ? item : [item]
        const isWanted = (row: Row) => wanted.some((one) => one === row?.k)
        holds([
          ['filterByKey', [list, 'k'], by(list, (row) => row?.k)],
          ['removeByKey', [list, 'k'], by(list, (row) => !row?.k)],
          ['filterByKey', [list, 'k', item], item === undefined ? by(list, (row) => row?.k) : by(list, isWanted)],
          ['removeByKey', [list, 'k', item], by(list, (row) => (item === undefined ? !row?.k : !isWanted(row)))],
          ['findIndexByKey', [list, 'k', item], list.findIndex((row) => same(row?.k, item))],
          ['lookup', [strict, list, 'k'], list.find((row) => row?.k === strict)],
          ['lookupArray', [several, list, 'k'], by(list, (row) => several.some((one) => one === row?.k))],
          ['rollup', [list, 'k'], keys],
          ['rollup', [list, 'k', true], [...new Set(keys)]],
          ['map', [list, 'k'], list.map((row) => (row === null ? null : row.k))],
          ['filter', [list, 'k'], by(list, (row) => row?.k)],
          ['some', [list, 'k'], list.some((row) => row?.k)],
          ['every', [list, 'k'], list.every((row) => row?.k)],
          ['find', [list, 'k'], list.find((row) => row?.k)],
          ['count', [list, 'k'], by(list, (row) => row?.k).length],
          ['sumBy', [list, 'n'], list.reduce((total, row) => total + Number(row?.n ?? 0), 0)],
        ])
      }),
      { numRuns: 300 },
    )
  })

  test('on groups', () => {
    const plain = constantFrom<unknown>('a', 'b', 1, true, undefined, null)
    assert(
      property(array(record({ k: plain }), { maxLength: 40 }), (list) => {
        const groups: Record<string, unknown[]> = {}
        for (const row of list) (groups[String(row.k)] ??= []).push(row)
        const counts = Object.fromEntries(Object.entries(groups).map(([key, group]) => [key, group.length]))
        holds([
          ['groupBy', [list, 'k'], groups],
          ['groupBy', [list, (row: Row) => row?.k], groups],
          ['countBy', [list, 'k'], counts],
        ])
      }),
    )
  })

  test('with callbacks, which get the item and its position', () => {
    const odd = (_item: unknown, at: number) => at % 2 === 1
    const high = (item: unknown) => Number(item) > 1
    assert(
      property(array(integer({ min: -5, max: 5 }), { maxLength: 30 }), integer({ min: 1, max: 6 }), (list, size) => {
        const double = (item: unknown) => Number(item) * 2
        const add = (total: unknown, item: unknown, at: unknown) => `${total},${item}/${at}`
        const total = list.reduce((sum, item) => sum + item, 0)
        holds([
          ['filter', [list, odd], list.filter(odd)],
          ['mapEach', [list, double], list.map(double)],
          ['map', [list, double], list.map(double)],
          ['some', [list, high], list.some(high)],
          ['every', [list, high], list.every(high)],
          ['find', [list, high], list.find(high)],
          ['findIndex', [list, high], list.findIndex(high)],
          ['count', [list, high], list.filter(high).length],
          ['reduce', [list, add, 'x'], list.reduce<unknown>(add, 'x')],
          [
            'reduce',
            [list, add],
            list.length === 0 ? undefined : list.slice(1).reduce<unknown>((sum, item, at) => add(sum, item, at + 1), list[0]),
          ],
          ['sumBy', [list, double], total * 2],
          ['averageBy', [list, double], list.length === 0 ? 0 : (total * 2) / list.length],
          ['minBy', [list, double], list.length === 0 ? undefined : Math.min(...list)],
          ['maxBy', [list, double], list.length === 0 ? undefined : Math.max(...list)],
          ['sort', [list], list.toSorted((a, b) => a - b)],
          ['sort', [list, 'desc'], list.toSorted((a, b) => b - a)],
          ['sortBy', [list, double, 'desc'], list.toSorted((a, b) => b - a)],
          ['join', [list, '-'], list.join('-')],
          ['merge', (call('chunk', list, size) as unknown[]) ?? [], list],
          ['zip', [list, list], list.map((item) => [item, item])],
          ['sort', [call('shuffle', list)], list.toSorted((a, b) => a - b)],
          ['range', [0, list.length], [...list.keys()]],
        ])
      }),
      { numRuns: 300 },
    )
  })
})
