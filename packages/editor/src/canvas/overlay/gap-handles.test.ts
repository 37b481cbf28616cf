import { expect, test } from 'vitest'
import { boxOf } from '../../testing/fake-canvas.ts'
import { gapsOf } from './gap-handles.tsx'

const container = boxOf('container', [0, 0, 400, 300], { padding: [10, 20, 10, 20] })
const gaps = (...children: readonly (readonly [number, number, number, number])[]) =>
  gapsOf(
    container,
    children.map((box, at) => boxOf(String(at), box)),
  )

test('children side by side have gaps between them, as high as the higher of the two', () => {
  expect(gaps([20, 10, 100, 40], [132, 20, 100, 60])).toEqual([
    { property: 'column-gap', value: 12, area: { x: 120, y: 10, width: 12, height: 70 } },
  ])
})

test('children below one another have gaps as wide as the container is inside', () => {
  expect(gaps([20, 10, 100, 40], [20, 74, 300, 40])).toEqual([
    { property: 'row-gap', value: 24, area: { x: 20, y: 50, width: 360, height: 24 } },
  ])
})

test('between the lines of those that wrap is a gap of rows', () => {
  const found = gaps([20, 10, 170, 40], [210, 10, 170, 40], [20, 60, 170, 40])
  expect(found.map(({ property, value }) => [property, value])).toEqual([
    ['column-gap', 20],
    ['row-gap', 10],
  ])
})

test('margins are no part of a gap, and where there is no room there is none', () => {
  const left = boxOf('a', [20, 10, 100, 40], { margin: [0, 5, 0, 0] })
  expect(gapsOf(container, [left, boxOf('b', [140, 10, 100, 40])])).toEqual([
    { property: 'column-gap', value: 15, area: { x: 125, y: 10, width: 15, height: 40 } },
  ])
  expect(gaps([20, 10, 100, 40], [120, 10, 100, 40], [20, 50, 100, 40])).toEqual([])
  expect(gaps([20, 10, 100, 40])).toEqual([])
  // What lies over its neighbour has none either.
  expect(gaps([20, 10, 100, 40], [60, 20, 100, 40])).toEqual([])
})
