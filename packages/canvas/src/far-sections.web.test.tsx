import { afterEach, beforeEach, expect, it } from 'vitest'
import { markFarSections } from './far-sections.ts'
import { createStyleSheets, type StyleSheets } from './style-sheets.ts'

let page: HTMLElement
let sheets: StyleSheets
let stop: () => void
beforeEach(() => {
  page = document.createElement('div')
  page.style.cssText = 'position:absolute;left:0;top:0;width:400px'
  document.body.append(page)
  sheets = createStyleSheets(document, '', [])
  stop = markFarSections(page)
})
afterEach(() => {
  stop()
  sheets.close()
  page.remove()
  window.scrollTo(0, 0)
})

/** Sections of half a screen each, one below the other. */
const section = (id: string, inside = '') => `<section id="${id}" style="height:50vh;background:white">${inside}</section>`
const draw = (...sections: readonly string[]) => void (page.innerHTML = sections.join(''))
const far = () => [...page.children].filter((child) => child.hasAttribute('data-far')).map(({ id }) => id)
const NINE = 'abcdefghi'.split('')

it('canvas-C62 are those more than a screen below or above what is seen', async () => {
  draw(...NINE.map((id) => section(id)))
  // Seen are the first two, and two more are a screen away; what touches that edge counts as near.
  await expect.poll(far).toEqual(['f', 'g', 'h', 'i'])
  window.scrollTo(0, 3 * window.innerHeight)
  await expect.poll(far).toEqual(['a', 'b', 'c'])
})

it('canvas-C62 are looked at when they come, go elsewhere or are moved by what grows', async () => {
  draw(...NINE.map((id) => section(id)))
  await expect.poll(far).toContain('i')
  page.prepend(page.children[8] ?? page)
  await expect.poll(far).not.toContain('i')
  expect(far()).toContain('h')
  page.children[1]?.setAttribute('style', 'height:300vh')
  await expect.poll(far).toEqual(['b', 'c', 'd', 'e', 'f', 'g', 'h'])
})

it('canvas-C62 paint what is in them beside themselves: one that moves is one box to look at', async () => {
  draw(...NINE.map((id) => section(id)))
  await expect.poll(far).toContain('i')
  const own = NINE.map((id) => getComputedStyle(page.querySelector(`#${id}`) ?? page).backfaceVisibility)
  expect([own[0], own[8]]).toEqual(['visible', 'hidden'])
})

it('canvas-C62 hold nothing that is fixed in them, nor what is above or below it', async () => {
  const fixed = (id: string, layer: string) =>
    `<p id="${id}" style="position:fixed;left:0;top:0;width:40px;height:40px;margin:0;z-index:${layer}"></p>`
  draw(
    section('near', fixed('middle', '1') + fixed('unlayered', 'auto')),
    ...NINE.map((id) => section(id)),
    section('last', fixed('above', '2') + fixed('below', '0')),
  )
  const order = () => document.elementsFromPoint(20, 20).map(({ id }) => id)
  const before = order()
  expect(before.slice(0, 4)).toEqual(['above', 'middle', 'below', 'unlayered'])
  await expect.poll(far).toContain('last')
  expect(order()).toEqual(before)
  expect(page.querySelector('#above')?.getBoundingClientRect()).toMatchObject({ x: 0, y: 0, width: 40 })
})

it('canvas-C25 leave no mark when the canvas is closed', async () => {
  draw(...NINE.map((id) => section(id)))
  await expect.poll(far).toContain('i')
  stop()
  expect(far()).toEqual([])
})
