import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { GraphEdge } from './layout-types.ts'
import { readSight, sightOf, waysIn } from './sight.ts'

const STAGE = { width: 1000, height: 700 }
const way = (key: string, ...points: readonly (readonly [number, number])[]): GraphEdge => ({
  key,
  kind: 'way',
  points: points.map(([x, y]) => ({ x, y })),
})

it('what is told to be in sight holds all that is seen, at every place and zoom', () => {
  const place = fc.integer({ min: -50_000, max: 50_000 })
  const zooms = fc.double({ min: 0.1, max: 1.5, noNaN: true })
  fc.assert(
    fc.property(place, place, zooms, (x, y, zoom) => {
      const told = readSight(sightOf([x, y, zoom], STAGE))
      const seen = { left: -x / zoom, top: -y / zoom, right: (STAGE.width - x) / zoom, bottom: (STAGE.height - y) / zoom }
      expect(told.x).toBeLessThanOrEqual(seen.left + 1e-6)
      expect(told.y).toBeLessThanOrEqual(seen.top + 1e-6)
      expect(told.x + told.width).toBeGreaterThanOrEqual(seen.right - 1e-6)
      expect(told.y + told.height).toBeGreaterThanOrEqual(seen.bottom - 1e-6)
      // Not much more: no side is further away than the longer one of the stage, and the squares.
      expect(told.width * zoom).toBeLessThan(STAGE.width + 2100)
      expect(told.height * zoom).toBeLessThan(STAGE.height + 2100)
    }),
  )
})

it('a small move brings nothing else into sight, a large one does', () => {
  expect(sightOf([-100, -100, 1], STAGE)).toBe(sightOf([-110, -105, 1], STAGE))
  expect(sightOf([-100, -100, 1], STAGE)).not.toBe(sightOf([-100, -1100, 1], STAGE))
})

it('ways that lead through are drawn, those that end before are not', () => {
  const edges = [
    way('inside', [100, 100], [100, 200]),
    way('through', [100, -500], [100, 5000]),
    way('above', [100, -500], [100, -100]),
    way('beside', [3000, 100], [3000, 200]),
    { ...way('named', [100, -500], [100, -100]), label: { x: 100, y: 20, of: 'a', at: 0 } },
  ]
  const seen = waysIn(edges, { x: 0, y: 0, width: 1000, height: 1000 })
  expect(seen.map(({ key }) => key)).toEqual(['inside', 'through', 'named'])
})
