import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createExtents, runBetween, spacesBetween } from './extents.ts'

const RUNS = { seed: 41, numRuns: 500 }
/** Lists of rows of which some were measured; those may take no room at all. */
const LISTS = fc.record({
  sizes: fc.array(fc.option(fc.double({ min: 0, max: 5000, noNaN: true })), { maxLength: 60 }),
  estimate: fc.double({ min: 1, max: 200, noNaN: true }),
})
const DISTANCE = fc.double({ min: -10_000, max: 100_000, noNaN: true })

function extentsOf({ sizes, estimate }: { readonly sizes: readonly (number | null)[]; readonly estimate: number }) {
  const keys = sizes.map((_, place) => `k${place}`)
  const measured = sizes.flatMap((size, place) => (size === null ? [] : [[`k${place}`, size] as const]))
  return { extents: createExtents(keys, new Map(measured), estimate), all: sizes.map((size) => size ?? estimate) }
}
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

test('renderer-R60 whatever the rows measure and however far the page is scrolled, every row that is seen stands', () => {
  fc.assert(
    fc.property(LISTS, DISTANCE, fc.nat(2000), fc.nat(2000), (list, from, height, spare) => {
      const { extents, all } = extentsOf(list)
      const to = from + height
      const { first, end } = runBetween(extents, from, to, spare)
      expect(first).toBeGreaterThanOrEqual(0)
      expect(end).toBeLessThanOrEqual(all.length)
      expect(end > first).toBe(all.length > 0)
      for (const [place, size] of all.entries()) {
        const start = extents.startOf(place)
        const isSeen = size > 0 && start < to && start + size > from
        if (isSeen) expect(place >= first && place < end).toBe(true)
      }
      const seen = runBetween(extents, from, to)
      expect(seen.first >= first && seen.end <= end).toBe(true)
    }),
    RUNS,
  )
})

test('renderer-R60 rows that stand and the room of those that do not make up the same height, whichever stand', () => {
  fc.assert(
    fc.property(LISTS, fc.array(fc.boolean(), { maxLength: 60 }), (list, chosen) => {
      const { extents, all } = extentsOf(list)
      const places = all.flatMap((_, place) => (chosen[place] ? [place] : []))
      const spaces = spacesBetween(places, extents)
      expect(sum(places.map((place) => all[place] ?? 0)) + sum(spaces.map(({ extent }) => extent))).toBeCloseTo(sum(all), 3)
      expect(extents.total).toBeCloseTo(sum(all), 3)
      for (const { before } of spaces) expect(before === all.length || places.includes(before)).toBe(true)
      // Two spaces never stand side by side.
      expect(spaces.length).toBeLessThanOrEqual(places.length + 1)
    }),
    RUNS,
  )
})

test('renderer-R60 the row at a distance is the one that begins last before it', () => {
  fc.assert(
    fc.property(LISTS, DISTANCE, (list, distance) => {
      const { extents, all } = extentsOf(list)
      const begun = all.flatMap((_, place) => (extents.startOf(place) <= distance ? [place] : []))
      expect(extents.placeAt(distance)).toBe(begun.at(-1) ?? 0)
    }),
    RUNS,
  )
})
