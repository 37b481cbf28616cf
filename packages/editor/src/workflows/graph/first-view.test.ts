import fc from 'fast-check'
import { expect, it } from 'vitest'
import { BAR, EDGE, firstView, READABLE, SMALLEST } from './first-view.ts'
import type { GraphLayout } from './layout-types.ts'
import { TRIGGER } from './walk.ts'

const STAGE = { width: 800, height: 600 }
type Box = readonly [x: number, y: number, width: number, height: number]

/** A graph whose start is the first box. */
const graphOf = (...boxes: readonly Box[]): Pick<GraphLayout, 'nodes'> => ({
  nodes: boxes.map(([x, y, width, height], at) => ({
    key: at === 0 ? TRIGGER : `step${at}`,
    x,
    y,
    width,
    height,
  })) as unknown as GraphLayout['nodes'],
})

it('a graph for which there is room stands at its own size, its start in the middle at the top', () => {
  expect(firstView(graphOf([0, 0, 200, 40], [0, 80, 200, 40]), STAGE, READABLE)).toEqual({ x: 300, y: EDGE, zoom: 1 })
})

it('one that is a little too tall is seen whole, its last step above the bar', () => {
  const { y, zoom } = firstView(graphOf([0, 0, 200, 40], [0, 560, 200, 40]), STAGE, READABLE)
  expect(zoom).toBeCloseTo(504 / 600)
  expect(y + 600 * zoom).toBeCloseTo(STAGE.height - BAR)
})

it('one that is much too wide or too tall opens from its start at a size that can be read, and whole when that is asked for', () => {
  const wide = graphOf([1900, 0, 200, 40], [0, 80, 200, 40], [3800, 80, 200, 40])
  expect(firstView(wide, STAGE, READABLE)).toEqual({ x: 400 - 2000 * READABLE, y: EDGE, zoom: READABLE })
  expect(firstView(wide, STAGE, SMALLEST)).toMatchObject({ zoom: 752 / 4000, x: 24 })
  expect(firstView(graphOf([0, 0, 200, 40], [0, 5000, 200, 40]), STAGE, READABLE)).toEqual({ x: 300, y: EDGE, zoom: 1 })
})

it('whatever the graph, it is seen whole or from its start, never smaller than it can be read', () => {
  const box = fc.tuple(fc.nat(3000), fc.nat(3000), fc.integer({ min: 40, max: 300 }), fc.integer({ min: 30, max: 300 }))
  fc.assert(
    fc.property(fc.array(box, { minLength: 1, maxLength: 12 }), (boxes) => {
      const graph = graphOf([1000, 0, 200, 40], ...boxes)
      const { x, y, zoom } = firstView(graph, STAGE, READABLE)
      expect(zoom).toBeGreaterThanOrEqual(READABLE - 1e-9)
      expect(zoom).toBeLessThanOrEqual(1)
      const isInSight = ([left, top, width, height]: Box): boolean =>
        left * zoom + x >= EDGE - 1e-6 &&
        (left + width) * zoom + x <= STAGE.width - EDGE + 1e-6 &&
        top * zoom + y >= EDGE - 1e-6 &&
        (top + height) * zoom + y <= STAGE.height - BAR + 1e-6
      expect(isInSight([1000, 0, 200, 40])).toBe(true)
      const fits = firstView(graph, STAGE, SMALLEST).zoom >= READABLE
      expect(boxes.every(isInSight) || !fits).toBe(true)
    }),
  )
})

it('a graph of nothing has somewhere to begin', () => {
  expect(firstView({ nodes: [] }, STAGE, READABLE)).toEqual({ x: 400, y: EDGE, zoom: 1 })
})
