import { expect, it } from 'vitest'
import { createFiltered } from '../index.ts'

const rows = [{ a: 3 }, { a: 1 }, { a: 2 }]
const filter = { conditions: [{ field: 'a', operator: '$in' as const, value: 'wanted' }] }
const sort = [{ key: 'a', direction: 'ASC' as const }]

/** Rows that count how often one is looked at. */
function watched() {
  let reads = 0
  const list = rows.map(
    (row) => new Proxy(row, { getOwnPropertyDescriptor: (...args) => ((reads += 1), Reflect.getOwnPropertyDescriptor(...args)) }),
  )
  return { list, reads: () => reads }
}

it('document-D65 the same rows under the same conditions give the same list without looking at a row', () => {
  const { list, reads } = watched()
  const filtered = createFiltered({ filter, sort })
  const first = filtered(list, () => [1, 2])
  const before = reads()
  expect(before).toBeGreaterThan(0)
  expect(first.map(({ a }) => a)).toEqual([1, 2])
  // A literal list is made anew by each evaluation; its items are what counts.
  expect(filtered(list, () => [1, 2])).toBe(first)
  expect(reads()).toBe(before)
})

it('document-D65 other rows or other conditions give another list', () => {
  const filtered = createFiltered({ filter, sort })
  expect(filtered(rows, () => [1, 2, 3]).map(({ a }) => a)).toEqual([1, 2, 3])
  expect(filtered(rows, () => [3]).map(({ a }) => a)).toEqual([3])
  expect(filtered([{ a: 3 }, { a: 3 }], () => [3])).toHaveLength(2)
  expect(filtered(rows, () => [3, 4])).toHaveLength(1)
})

it('document-D65 without filter and sort the rows stay what they are', () => {
  expect(createFiltered({})(rows, () => undefined)).toBe(rows)
  const ignoring = createFiltered({ filter: { conditions: [{ field: 'a', operator: '$eq', value: 1, isEmptyIgnored: true }] } })
  expect(ignoring(rows, () => '')).toBe(rows)
  expect(ignoring(rows, () => 1)).toEqual([{ a: 1 }])
  expect(ignoring(rows, () => '')).toBe(rows)
})
