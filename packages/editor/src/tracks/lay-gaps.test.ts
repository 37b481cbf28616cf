import { expect, it } from 'vitest'
import { edgeBetween } from './edge-between.ts'
import { layGaps, reachOf } from './lay-gaps.ts'

const track = (at: number, size: number) => ({ at, size })

it('between tracks are gaps, in the order of the language', () => {
  expect(layGaps([track(0, 100), track(110, 50), track(170, 30)])).toEqual([
    { before: 0, isMirrored: false, at: 100, size: 10 },
    { before: 1, isMirrored: false, at: 160, size: 10 },
  ])
  expect(layGaps([track(300, 100), track(190, 100)])).toEqual([{ before: 0, isMirrored: true, at: 290, size: 10 }])
  expect([layGaps([]), layGaps([track(0, 10)])]).toEqual([[], []])
})

it('tracks that touch or lie over one another have a line and no room', () => {
  expect(layGaps([track(0, 100), track(100, 50)])).toEqual([{ before: 0, isMirrored: false, at: 100, size: 0 }])
  expect(layGaps([track(0, 100), track(90, 50)])).toEqual([{ before: 0, isMirrored: false, at: 100, size: 0 }])
})

it('all tracks reach from the first edge to the last, whichever way they run', () => {
  expect(reachOf([track(300, 100), track(190, 100)])).toEqual(track(190, 210))
  expect(reachOf([])).toBeUndefined()
})

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height })

it('columns side by side have an edge as high as both, whichever stands first', () => {
  const [one, other] = [box(0, 0, 100, 50), box(116, 10, 100, 80)]
  const area = box(100, 0, 16, 90)
  expect(edgeBetween(one, other)).toEqual({ area, isMirrored: false })
  expect(edgeBetween(other, one)).toEqual({ area, isMirrored: true })
  expect(edgeBetween(box(0, 0, 100.4, 50), box(100, 0, 100, 50))).toEqual({ area: box(100.4, 0, 0, 50), isMirrored: false })
})

it('columns one below the other, in another line or over one another have none', () => {
  expect(edgeBetween(box(0, 0, 100, 50), box(0, 60, 100, 50))).toBeUndefined()
  expect(edgeBetween(box(200, 0, 100, 50), box(0, 50, 100, 50))).toBeUndefined()
  expect(edgeBetween(box(0, 0, 100, 50), box(60, 0, 100, 50))).toBeUndefined()
})
