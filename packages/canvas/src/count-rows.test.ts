import { describe, expect, it } from 'vitest'
import { countRows, MAX_COUNTED } from './count-rows.ts'
import type { WrittenFormula } from './read-text.ts'

/** A place whose formula is worked out by the test itself: what it gives follows from the row. */
function count(scope: object, gives: (place: object) => unknown) {
  const evaluator = { tryOut: (_: unknown, place: object) => gives(place) }
  return countRows({ text: '1', view: { find: () => undefined }, pageId: 'page', evaluator, scope } as unknown as WrittenFormula)
}

const itemOf = (place: object) => (place as { readonly context: { readonly item: Record<string, unknown> } }).context.item
const inRows = (rows: readonly unknown[]) => ({ context: { item: { data: rows[0], index: 0, repeatedItems: rows } } })

describe('canvas-C37 rows are counted', () => {
  it('each with its own data and place, the first as no copy', () => {
    const seen: unknown[] = []
    const answer = count(inRows(['a', 'b']), (place) => {
      const { data, index, repeatIndex, isACopy } = itemOf(place)
      seen.push([data, index, repeatIndex, isACopy])
      return data === 'b'
    })
    expect(seen).toEqual([
      ['a', 0, 0, false],
      ['b', 1, 1, true],
    ])
    expect(answer).toEqual({ rows: 2, holds: 1 })
  })

  it('as many as there are, but no more are tried than a person would look at', () => {
    const rows = Array.from({ length: MAX_COUNTED + 5 }, () => true)
    expect(count(inRows(rows), () => true)).toEqual({ rows: MAX_COUNTED + 5, holds: MAX_COUNTED })
  })

  it('and one that fails does not hold', () => {
    const fails = (place: object) => {
      if (itemOf(place)['data'] === 1) throw new Error('No')
      return true
    }
    expect(count(inRows([1, 2, 3]), fails)).toEqual({ rows: 3, holds: 2 })
    expect(count(inRows([]), fails)).toEqual({ rows: 0, holds: 0 })
  })
})
