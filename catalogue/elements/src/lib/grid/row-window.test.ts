import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { firstRow, isLong, rowWindow } from './row-window.ts'

describe('of a long list', () => {
  test('only rows near what is in sight stand, and all of them keep their room', () => {
    const place = fc.record({
      count: fc.integer({ min: 101, max: 1_000_000 }),
      height: fc.integer({ min: 20, max: 80 }),
      box: fc.integer({ min: 100, max: 2000 }),
      part: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    fc.assert(
      fc.property(place, ({ count, height, box, part }) => {
        const scrolled = part * Math.max(0, count * height - box)
        const inSight = Math.ceil(box / height)
        const { from, to, before, after } = rowWindow(count, firstRow(scrolled, height), height, inSight)
        expect(before).toBeLessThanOrEqual(scrolled)
        expect(before + (to - from) * height).toBeGreaterThanOrEqual(Math.min(scrolled + box, count * height))
        expect(before + (to - from) * height + after).toBe(count * height)
        expect(to - from).toBeLessThanOrEqual(Math.min(count, 48 + inSight + 32))
      }),
    )
  })

  test('the rows stay the same while a few are scrolled', () => {
    expect(firstRow(0, 40)).toBe(0)
    expect(new Set(Array.from({ length: 4 }, (_, at) => firstRow((100 + at) * 40, 40))).size).toBeLessThanOrEqual(2)
  })

  test('few rows come at a time: what they take falls into one frame', () => {
    const standing = (scrolled: number) => rowWindow(100_000, firstRow(scrolled, 54), 54, 9)
    for (let scrolled = 0; scrolled < 10_000; scrolled += 54) {
      const [last, next] = [standing(scrolled), standing(scrolled + 54)]
      expect(next.from - last.from).toBeLessThanOrEqual(4)
      expect(next.to - next.from).toBeLessThanOrEqual(25)
    }
  })

  test('pages and short lists stand whole', () => {
    expect([isLong(100, false), isLong(101, false), isLong(5000, true)]).toEqual([false, true, false])
  })
})
