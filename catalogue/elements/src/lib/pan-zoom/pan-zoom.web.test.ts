import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createPanZoom, type PanZoom } from './pan-zoom.ts'

let place: HTMLElement
let svg: SVGSVGElement
let made: PanZoom
let nearness: boolean[]
beforeEach(() => {
  place = document.createElement('div')
  place.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 200px; height: 100px'
  svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.style.cssText = 'display: block; width: 100%; height: 100%'
  place.append(svg)
  document.body.append(place)
  // Pointers of a test are none that a browser could hold.
  place.setPointerCapture = () => {}
  nearness = []
  made = createPanZoom(place, svg, (isNear) => void nearness.push(isNear))
})
afterEach(() => {
  made.end()
  place.remove()
})

/** How much larger the drawing is, and how far it is moved. */
const shown = (): readonly number[] => {
  const { a, e, f } = new DOMMatrix(getComputedStyle(svg).transform)
  return [a, e, f].map((number) => Math.round(number * 100) / 100)
}
const wheel = (init: WheelEventInit): boolean =>
  place.dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true, ...init }))
const point = (type: string, clientX: number, clientY: number, pointerId = 1): boolean =>
  place.dispatchEvent(
    new PointerEvent(type, { bubbles: true, clientX, clientY, button: 0, pointerId, isPrimary: pointerId === 1 }),
  )

describe('coming nearer', () => {
  test('by steps around the middle, eight times at most, and back to the whole', () => {
    made.zoom(1)
    expect(shown()).toEqual([1.5, -50, -25])
    for (let step = 0; step < 10; step++) made.zoom(1)
    expect(shown()).toEqual([8, -700, -350])
    made.zoom(0)
    expect(shown()).toEqual([1, 0, 0])
  })

  test('never further away than the whole', () => {
    made.zoom(-1)
    expect(shown()).toEqual([1, 0, 0])
  })

  test('by a pinch on a trackpad, where the pointer is', () => {
    expect(wheel({ ctrlKey: true, deltaY: -200, clientX: 0, clientY: 0 })).toBe(false)
    expect(shown()).toEqual([2, 0, 0])
  })

  test('by two fingers, around the point between them; one of them alone moves it then', () => {
    point('pointerdown', 50, 50, 1)
    point('pointerdown', 70, 50, 2)
    point('pointermove', 90, 50, 2)
    expect(shown()[0]).toBe(2)
    point('pointerup', 90, 50, 2)
    point('pointermove', 50, 50, 1)
    expect([shown()[0], made.wasDrag()]).toEqual([2, true])
    point('pointerup', 50, 50, 1)
    point('pointerdown', 10, 10, 1)
    point('pointermove', 40, 10, 1)
    expect(shown()[0]).toBe(2)
  })

  test('where somebody pressed, by several steps at once, and tells when it begins and ends', () => {
    made.zoom(2, new MouseEvent('dblclick', { clientX: 200, clientY: 100 }))
    expect(shown()).toEqual([2.25, -250, -125])
    made.zoom(1)
    expect([made.isNear(), nearness]).toEqual([true, [true]])
    made.zoom(0)
    expect([made.isNear(), nearness]).toEqual([false, [true, false]])
  })

  test('not by a wheel alone, which scrolls the page', () => {
    expect(wheel({ deltaY: -200 })).toBe(true)
    expect(shown()).toEqual([1, 0, 0])
  })
})

describe('moving it about', () => {
  test('by dragging once it is larger, and never out of its place', () => {
    made.zoom(1)
    point('pointerdown', 100, 50)
    point('pointermove', 110, 55)
    expect(shown()).toEqual([1.5, -40, -20])
    point('pointermove', 900, 900)
    expect(shown()).toEqual([1.5, 0, 0])
    point('pointermove', -900, -900)
    expect(shown()).toEqual([1.5, -100, -50])
    point('pointerup', -900, -900)
    point('pointermove', 100, 50)
    expect(shown()).toEqual([1.5, -100, -50])
    expect(made.wasDrag()).toBe(true)
  })

  test('by as much as somebody asks for, and never out of its place', () => {
    made.zoom(1)
    made.move(20, -10)
    expect(shown()).toEqual([1.5, -30, -35])
    made.move(900, 900)
    expect(shown()).toEqual([1.5, 0, 0])
  })

  test('a press that hardly moves is a press', () => {
    made.zoom(1)
    point('pointerdown', 100, 50)
    point('pointermove', 102, 51)
    point('pointerup', 102, 51)
    expect([made.wasDrag(), shown()]).toEqual([false, [1.5, -50, -25]])
  })

  test('not while it is whole: what the place says of touches counts then', () => {
    point('pointerdown', 100, 50)
    point('pointermove', 150, 50)
    expect([shown(), place.style.touchAction]).toEqual([[1, 0, 0], ''])
    made.zoom(1)
    expect(place.style.touchAction).toBe('none')
    made.zoom(0)
    expect(place.style.touchAction).toBe('')
  })

  test('nothing is heard once it ended', () => {
    made.end()
    wheel({ ctrlKey: true, deltaY: -200 })
    expect(shown()).toEqual([1, 0, 0])
  })
})
