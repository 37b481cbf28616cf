import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  clampPan,
  fitZoom,
  frameHeight,
  FRAME_TOP,
  MAX_ZOOM,
  MIN_ZOOM,
  toArea,
  toFrame,
  zoomAt,
  type Viewport,
} from './viewport.ts'

const viewport: Viewport = { areaWidth: 1000, areaHeight: 734, canvasWidth: 1100, zoom: 0.5, panX: 0 }

describe('the frame in its area', () => {
  it('stands in the middle and reaches the bottom', () => {
    expect(toArea(viewport, { x: 0, y: 0, width: 1100, height: 10 })).toEqual({ x: 225, y: FRAME_TOP, width: 550, height: 5 })
    expect(frameHeight(viewport)).toBe(1400)
  })

  it('shows its whole width when fitted, and is never enlarged for that', () => {
    expect(fitZoom({ areaWidth: 630, canvasWidth: 1100 })).toBe(0.5)
    expect(fitZoom({ areaWidth: 3000, canvasWidth: 400 })).toBe(1)
  })

  it('cannot be pushed out of sight', () => {
    expect(clampPan({ ...viewport, zoom: 1 }, 5000)).toBe(90)
    expect(clampPan({ ...viewport, zoom: 0.1 }, 5000)).toBe(0)
  })
})

describe('laws', () => {
  const viewports = fc.record({
    areaWidth: fc.integer({ min: 300, max: 3000 }),
    areaHeight: fc.integer({ min: 200, max: 2000 }),
    canvasWidth: fc.integer({ min: 240, max: 3840 }),
    zoom: fc.double({ min: MIN_ZOOM, max: MAX_ZOOM, noNaN: true }),
    panX: fc.integer({ min: -100, max: 100 }),
  })

  it('a point goes to the frame and back', () => {
    fc.assert(
      fc.property(viewports, fc.integer({ min: -500, max: 3000 }), fc.integer({ min: -500, max: 3000 }), (found, x, y) => {
        const back = toArea(found, { ...toFrame(found, { x, y }), width: 0, height: 0 })
        expect(back.x).toBeCloseTo(x, 6)
        expect(back.y).toBeCloseTo(y, 6)
      }),
    )
  })

  it('zooming keeps the page still under the pointer', () => {
    fc.assert(
      fc.property(viewports, fc.double({ min: 0.5, max: 2, noNaN: true }), (found, factor) => {
        const point = { x: found.areaWidth / 2 + 10, y: 300 }
        const { zoom, panX, scrollBy } = zoomAt(found, point, found.zoom * factor)
        const before = toFrame(found, point)
        const after = toFrame({ ...found, zoom, panX }, point)
        expect(after.y + scrollBy).toBeCloseTo(before.y, 6)
        const limit = clampPan({ ...found, zoom }, Infinity)
        if (Math.abs(panX) < limit) expect(Math.abs(after.x - before.x) * zoom).toBeLessThanOrEqual(1)
      }),
    )
  })
})
