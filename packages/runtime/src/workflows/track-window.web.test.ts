import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { installApp } from '../ports/install-prompt.ts'
import { windowPlace } from '../scope/window-place.ts'
import { trackWindow } from './track-window.ts'

let seen: (readonly [trigger: string, event: unknown])[] = []
let stop: () => void = () => {}
beforeEach(() => {
  vi.useFakeTimers()
  seen = []
  stop = trackWindow((trigger, event) => seen.push([trigger, event]))
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  document.body.replaceChildren()
  scrollTo(0, 0)
})

/** Makes the page as high as the window and so much more. */
function roomBelow(room: number): void {
  document.body.style.margin = '0'
  document.body.innerHTML = `<div style="height:${innerHeight + room}px"></div>`
}

it.each([
  [0, 0],
  [1000, 33.33],
  [2000, 66.66],
  [3000, 100],
])('runtime-RT24 a page scrolled by %i of 3000 px is at %d percent, rounded down', (y, yPercent) => {
  roomBelow(3000)
  scrollTo({ top: y, behavior: 'instant' })
  expect(windowPlace()).toEqual({
    scroll: { x: 0, y, xPercent: 0, yPercent },
    screenSize: { width: innerWidth, height: innerHeight },
    pageSize: { width: document.documentElement.scrollWidth, height: innerHeight + 3000 },
  })
})

it('runtime-RT24 scrolling and resizing are told at most once in 100 ms, with the last place', () => {
  roomBelow(3000)
  for (const top of [100, 200, 300]) {
    scrollTo({ top, behavior: 'instant' })
    dispatchEvent(new Event('scroll'))
    dispatchEvent(new Event('resize'))
    vi.advanceTimersByTime(30)
  }
  expect(seen).toEqual([])
  vi.advanceTimersByTime(10)
  expect(seen).toEqual([
    ['page-scroll', windowPlace()],
    ['page-resize', windowPlace()],
  ])
  expect(seen[0]?.[1]).toMatchObject({ scroll: { y: 300, yPercent: 10 } })
})

it('runtime-RT24 keys are told as they come', () => {
  const [down, up] = [new KeyboardEvent('keydown', { key: 'a' }), new KeyboardEvent('keyup', { key: 'a' })]
  dispatchEvent(down)
  dispatchEvent(up)
  expect(seen).toEqual([
    ['keydown', down],
    ['keyup', up],
  ])
})

it('runtime-RT24 nothing is told any more when tracking ends', () => {
  stop()
  dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))
  dispatchEvent(new Event('scroll'))
  vi.advanceTimersByTime(100)
  expect(seen).toEqual([])
})

it('runtime-RT37 the browser’s offer to install the site is kept until it is asked for, once', async () => {
  await expect(installApp()).rejects.toThrow('The app cannot be installed from here.')
  const prompt = vi.fn()
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt,
    userChoice: Promise.resolve({ outcome: 'accepted' }),
  })
  dispatchEvent(offer)
  expect([offer.defaultPrevented, prompt.mock.calls.length]).toEqual([true, 0])
  expect(await installApp()).toBe('accepted')
  expect(prompt).toHaveBeenCalledOnce()
  await expect(installApp()).rejects.toThrow('The app cannot be installed from here.')
})
