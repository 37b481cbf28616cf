import { afterEach, beforeEach, expect, it } from 'vitest'
import type { FromCanvas } from './protocol.ts'
import { createReporter, type Reporter } from './report-boxes.ts'

type Boxes = Extract<FromCanvas, { readonly type: 'boxes' }>

let page: HTMLElement
let reporter: Reporter
let reports: Boxes[]
let hear: (() => void) | undefined

beforeEach(async () => {
  page = document.createElement('div')
  page.innerHTML = '<p data-node="a" style="margin:0;width:100px;height:50px"></p><div style="height:5000px"></div>'
  document.body.append(page)
  reports = []
  reporter = createReporter({
    document,
    send: (message) => {
      reports.push(message as Boxes)
      hear?.()
    },
  })
  // The observer tells the sizes at its beginning.
  await nextReport(() => undefined)
})
afterEach(() => {
  reporter.close()
  window.scrollTo(0, 0)
  page.remove()
})

/** What is reported after something happened. */
function nextReport(happen: () => void): Promise<Boxes | undefined> {
  return new Promise((resolve) => {
    hear = () => resolve(reports.at(-1))
    happen()
  })
}
/** All that a frame brings has happened; what was planned in it as well. */
const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
const find = () => page.querySelector<HTMLElement>('[data-node]')

it('canvas-C11 what is watched is reported at once, with how far the page is scrolled and how high it is', () => {
  window.scrollTo(0, 40)
  const { top } = find()?.getBoundingClientRect() ?? new DOMRect()
  reporter.watch(['a'])
  expect(reports.at(-1)).toMatchObject({
    type: 'boxes',
    boxes: [{ id: 'a', y: top, width: 100, height: 50 }],
    scrollY: 40,
    contentHeight: document.documentElement.scrollHeight,
  })
  reporter.watch([])
  expect(reports.at(-1)).toMatchObject({ boxes: [] })
})

it('canvas-C11 nothing is said while nothing changed', () => {
  reporter.watch(['a'])
  const { length } = reports
  reporter.flush()
  reporter.watch(['a'])
  expect(reports).toHaveLength(length)
})

it('canvas-C11 a page that scrolls reports its boxes, once a frame', async () => {
  reporter.watch(['a'])
  const { length } = reports
  const report = await nextReport(() => window.scrollTo(0, 25))
  expect(report).toMatchObject({ scrollY: 25 })
  expect(reports).toHaveLength(length + 1)
  expect(await nextReport(() => window.scrollTo(0, 30))).toMatchObject({ scrollY: 30 })
})

it('canvas-C11 so does a part of the page that scrolls', async () => {
  page.innerHTML = '<div style="height:20px;overflow:auto"><p data-node="a" style="height:500px"></p></div>'
  reporter.watch(['a'])
  const before = reports.at(-1)?.boxes[0]?.y ?? 0
  const report = await nextReport(() => page.firstElementChild?.scrollTo(0, 10))
  expect(report?.boxes[0]?.y).toBe(before - 10)
})

it('canvas-C11 so does a page whose height changes, and one whose width does', async () => {
  reporter.watch(['a'])
  page.style.height = '9000px'
  const higher = await nextReport(() => undefined)
  expect(higher?.contentHeight).toBeGreaterThanOrEqual(9000)
  const wide = find()
  if (wide) wide.style.width = '50%'
  const narrower = await nextReport(() => void (document.documentElement.style.width = '300px'))
  document.documentElement.style.width = ''
  expect(narrower?.boxes[0]?.width).toBeLessThanOrEqual(150)
})

it('canvas-C11 so does a body that grows inside a page of one height', async () => {
  document.documentElement.style.height = '100%'
  page.style.height = '10px'
  await frames()
  reporter.watch(['a'])
  const report = await nextReport(() => void (page.style.height = '7000px'))
  document.documentElement.removeAttribute('style')
  expect(report?.contentHeight).toBeGreaterThanOrEqual(7000)
})

it('canvas-C11 so does a picture that has come, and a font', async () => {
  reporter.watch(['a'])
  const element = find()
  const image = document.createElement('img')
  element?.append(image)
  const height = (pixels: number) => () => {
    if (element) element.style.transform = `translateY(${pixels}px)`
  }
  // Moved without a change of any size: only what has come can tell.
  const shown = nextReport(height(3))
  image.dispatchEvent(new Event('load'))
  expect((await shown)?.boxes).toHaveLength(1)
  const read = nextReport(height(6))
  document.fonts.dispatchEvent(new Event('loadingdone'))
  expect((await read)?.boxes).toHaveLength(1)
})

it('canvas-C11 what is asked in between reports at once, and nothing again with the frame', async () => {
  reporter.watch(['a'])
  const before = reports.length
  document.dispatchEvent(new Event('scroll'))
  page.style.transform = 'translateY(1px)'
  reporter.flush()
  const { length } = reports
  expect(length).toBe(before + 1)
  page.style.transform = 'translateY(2px)'
  await frames()
  expect(reports).toHaveLength(length)
})

it('canvas-C11 once it is closed nothing is reported any more, neither what was planned nor what comes', async () => {
  reporter.watch(['a'])
  await frames()
  const { length } = reports
  document.dispatchEvent(new Event('scroll'))
  page.style.transform = 'translateY(1px)'
  reporter.close()
  await frames()
  document.dispatchEvent(new Event('scroll'))
  document.fonts.dispatchEvent(new Event('loadingdone'))
  find()?.dispatchEvent(new Event('load'))
  page.style.height = '9999px'
  await frames()
  await frames()
  expect(reports).toHaveLength(length)
})
