import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fitPair, fitTo, pageKey, readRange, roomOf, shareOf } from './range.ts'

const percent = { min: 0, max: 100, step: 1 }

describe('the range of a slider', () => {
  test('is what it says, whatever it is bound to', () => {
    expect(readRange({ min: -1, max: 1, step: 0.1 })).toEqual({ min: -1, max: 1, step: 0.1 })
    expect(readRange({ min: '5', max: ' 9 ', step: '2' })).toEqual({ min: 5, max: 9, step: 2 })
    expect(readRange({ min: null, max: 'many', step: {} })).toEqual(percent)
    expect(readRange({ min: 10, max: 5, step: 0 })).toEqual({ min: 10, max: 10, step: 1 })
    expect(readRange({ min: Number.NaN, max: Infinity, step: -1 })).toEqual(percent)
  })

  test.each([
    [percent, 40.4, 40],
    [percent, -3, 0],
    [percent, 400, 100],
    [percent, 'half', 0],
    [percent, '55', 55],
    [{ min: 0, max: 1, step: 0.1 }, 0.3, 0.3],
    [{ min: 0, max: 10, step: 4 }, 10, 8],
    [{ min: -5, max: 5, step: 2 }, 0, 1],
    [{ min: 3, max: 3, step: 1 }, 9, 3],
  ])('%j fits %s to %d', (range, value, fitted) => {
    expect(fitTo(range, value)).toBe(fitted)
  })

  test('a value that was fitted stays, and is within the bounds', () => {
    const range = fc.record({
      min: fc.integer({ min: -1000, max: 1000 }),
      max: fc.integer({ min: -1000, max: 1000 }),
      step: fc.constantFrom(1, 2, 7, 0.1, 0.25, 0.01),
    })
    fc.assert(
      fc.property(range, fc.double({ min: -2000, max: 2000, noNaN: true }), (given, value) => {
        const sound = readRange(given)
        const fitted = fitTo(sound, value)
        expect(fitted).toBeGreaterThanOrEqual(sound.min)
        expect(fitted).toBeLessThanOrEqual(sound.max)
        expect(fitTo(sound, fitted)).toBe(fitted)
      }),
      { seed: 19, numRuns: 200 },
    )
  })

  test('page keys go ten steps, no further than the bounds', () => {
    expect(pageKey('PageUp', percent, 50)).toBe(60)
    expect(pageKey('PageDown', percent, 4)).toBe(0)
    expect(pageKey('PageUp', { min: 0, max: 1, step: 0.01 }, 0.95)).toBe(1)
    expect(pageKey('ArrowUp', percent, 4)).toBeUndefined()
  })

  test('tells where a value stands', () => {
    expect([shareOf(percent, 25), shareOf({ ...percent, max: 0 }, 0)]).toEqual([0.25, 0])
  })

  test('of two thumbs each goes as far as the other one allows, and that is where the pair stays', () => {
    const given = fc.record({
      range: fc.record({
        min: fc.integer({ min: -100, max: 100 }),
        max: fc.integer({ min: -100, max: 100 }),
        step: fc.constantFrom(1, 3, 0.1, 0.25),
      }),
      distance: fc.double({ min: -5, max: 300, noNaN: true }),
      value: fc.record({ start: fc.integer({ min: -200, max: 200 }), end: fc.integer({ min: -200, max: 200 }) }),
      wanted: fc.integer({ min: -200, max: 200 }),
    })
    fc.assert(
      fc.property(given, fc.constantFrom('start', 'end'), ({ range, distance, value, wanted }, thumb) => {
        const sound = readRange(range)
        const pair = fitPair(sound, distance, value)
        expect(pair.start).toBeLessThanOrEqual(pair.end)
        expect(fitPair(sound, distance, pair)).toEqual(pair)
        const moved = { ...pair, [thumb]: fitTo(roomOf(sound, distance, pair)[thumb], wanted) }
        expect(fitPair(sound, distance, moved)).toEqual(moved)
      }),
      { seed: 20, numRuns: 500 },
    )
  })
})
