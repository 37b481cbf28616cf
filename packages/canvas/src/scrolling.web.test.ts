import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createScrolling } from './scrolling.ts'

afterEach(() => window.scrollTo(0, 0))

/** A page of 6,000 pixels with boxes at some heights: name, top and height. */
function open(...boxes: readonly (readonly [name: string, top: number, height: number])[]) {
  const page = document.createElement('div')
  page.style.cssText = 'position:absolute;top:0;left:0;width:100%;height:6000px'
  for (const [name, top, height] of boxes) {
    const box = document.createElement('div')
    box.dataset['node'] = name
    box.style.cssText = `position:absolute;top:${top}px;height:${height}px;width:50px`
    page.append(box)
  }
  document.body.append(page)
  const scrolling = createScrolling(document)
  onTestFinished(() => {
    scrolling.close()
    page.remove()
  })
  return scrolling
}
/** How far the middle of a part of the page is from the middle of what is seen. */
const offMiddle = (top: number, bottom: number) => Math.abs((top + bottom) / 2 - window.scrollY - window.innerHeight / 2)

describe('canvas-C27 bringing nodes into the middle', () => {
  it('several stand there together', () => {
    open(['a', 2000, 40], ['b', 2100, 20]).centre(['b', 'a'])
    expect(offMiddle(2000, 2120)).toBeLessThan(1)
  })

  it('of a repeated node the first does', () => {
    open(['a', 2000, 40], ['a', 4000, 40]).centre(['a'])
    expect(offMiddle(2000, 2040)).toBeLessThan(1)
  })

  it('where the page ends it goes as far as the page does', () => {
    open(['a', 10, 20]).centre(['a'])
    expect(window.scrollY).toBe(0)
  })

  it('nothing scrolls for nodes that are not drawn, or for none', () => {
    const scrolling = open(['a', 2000, 40])
    scrolling.by(0, 700)
    for (const ids of [['gone'], []]) scrolling.centre(ids)
    expect(window.scrollY).toBe(700)
  })

  it('a frame of another size keeps them there, until it is closed', () => {
    const scrolling = open(['a', 2000, 40])
    scrolling.centre(['a'])
    const there = window.scrollY
    window.scrollTo(0, 0)
    window.dispatchEvent(new Event('resize'))
    expect(window.scrollY).toBe(there)
    scrolling.close()
    window.scrollTo(0, 0)
    window.dispatchEvent(new Event('resize'))
    expect(window.scrollY).toBe(0)
  })
})

describe('bringing a node into sight', () => {
  it.each([
    ['below', 0, 3000],
    ['above', 4000, 3000],
  ])('moves to one that lies %s what is seen', (_, from, top) => {
    const scrolling = open(['a', top, 40])
    scrolling.by(0, from)
    scrolling.to('a')
    expect(offMiddle(top, top + 40)).toBeLessThan(1)
  })

  it('leaves one that is seen in part where it is', () => {
    const scrolling = open(['a', 0, 200])
    scrolling.by(0, 190)
    scrolling.to('a')
    expect(window.scrollY).toBe(190)
  })

  it('judges anew when the frame gets its size only then, unless somebody scrolled', () => {
    const below = window.innerHeight + 50
    const scrolling = open(['a', below, 40])
    const size = vi.spyOn(window, 'innerHeight', 'get')
    onTestFinished(() => size.mockRestore())
    const grow = (height: number) => {
      size.mockReturnValue(height)
      window.dispatchEvent(new Event('resize'))
    }
    scrolling.to('a')
    expect(offMiddle(below, below + 40)).toBeLessThan(1)
    grow(below + 200)
    expect(window.scrollY).toBe(0)
    size.mockReturnValue(below - 50)
    scrolling.to('a')
    scrolling.by(0, 10)
    const there = window.scrollY
    grow(below + 200)
    expect(window.scrollY).toBe(there)
  })
})
