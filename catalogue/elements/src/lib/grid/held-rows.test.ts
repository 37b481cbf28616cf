import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { standingRows } from './held-rows.ts'
import { rowWindow } from './row-window.ts'

describe('the rows of a long list that stand', () => {
  const window = { from: 400, to: 448, before: 20_000, after: 27_600 }

  test('are those near what is in sight, and each that is held elsewhere', () => {
    const { parts, after } = standingRows(window, 1000, [3, 900])
    expect(parts).toEqual([
      { from: 3, to: 4, before: 150 },
      { from: 400, to: 448, before: 19_800 },
      { from: 900, to: 901, before: 22_600 },
    ])
    expect(after).toBe(4950)
  })

  test('are the same where the held ones are among them, or nowhere', () => {
    for (const held of [[], [420], [-1], [1000], [420, 430]]) {
      expect(standingRows(window, 1000, held)).toEqual({ parts: [{ from: 400, to: 448, before: 20_000 }], after: 27_600 })
    }
  })

  test('of a short list are all', () => {
    expect(standingRows({ from: 0, to: 3, before: 0, after: 0 }, 3, [1])).toEqual({
      parts: [{ from: 0, to: 3, before: 0 }],
      after: 0,
    })
    expect(standingRows({ from: 0, to: 0, before: 0, after: 0 }, 0, [0]).after).toBe(0)
  })

  test('and what takes the room of the others are as high as the list, whatever is held', () => {
    fc.assert(
      fc.property(
        fc.nat(5000),
        fc.nat(5000),
        fc.array(fc.integer({ min: -5, max: 5000 }), { maxLength: 4 }),
        (count, first, held) => {
          const { parts, after } = standingRows(rowWindow(count, first, 50, 9), count, held)
          const high = parts.reduce((sum, { from, to, before }) => sum + before + (to - from) * 50, after)
          expect(high).toBe(count * 50)
          expect(parts.every(({ from, before }, at) => before >= 0 && from >= (parts[at - 1]?.to ?? 0))).toBe(true)
        },
      ),
    )
  })
})
