import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { installApp } from '../ports/install-prompt.ts'
import { windowPlace } from '../scope/window-place.ts'
import { trackWindow, type WindowTracking } from './track-window.ts'

let seen: (readonly [trigger: string, event: unknown])[] = []
let track: WindowTracking = () => {}
const EVERY = ['page-scroll', 'page-resize', 'keydown', 'keyup'].map((trigger) => ({ trigger }))
beforeEach(() => {
  vi.useFakeTimers()
  seen = []
  track = trackWindow((trigger, event) => seen.push([trigger, event]))
  track(EVERY)
})
afterEach(() => {
  track([])
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
])('runtime-RT24 S9-21 a page scrolled by %i of 3000 px is at %d percent, rounded down', (y, yPercent) => {
  roomBelow(3000)
  scrollTo({ top: y, behavior: 'instant' })
  expect(windowPlace()).toEqual({
    scroll: { x: 0, y, xPercent: 0, yPercent },
    screenSize: { width: innerWidth, height: innerHeight },
    pageSize: { width: document.documentElement.scrollWidth, height: innerHeight + 3000 },
  })
})

it('runtime-RT24 S1-05 S1-10 S4-26 scrolling and resizing are told at most once in 100 ms, with the last place', () => {
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

it('runtime-RT69 a new release is told to whoever waits for it', () => {
  dispatchEvent(new CustomEvent('new-version'))
  track([{ trigger: 'new-version' }])
  dispatchEvent(new CustomEvent('new-version'))
  expect(seen.map(([trigger]) => trigger)).toEqual(['new-version'])
})

it('runtime-RT24 S1-05 S1-10 S4-26 keys are told as they come', () => {
  const [down, up] = [new KeyboardEvent('keydown', { key: 'a' }), new KeyboardEvent('keyup', { key: 'a' })]
  dispatchEvent(down)
  dispatchEvent(up)
  expect(seen).toEqual([
    ['keydown', down],
    ['keyup', up],
  ])
})

it('runtime-RT24 only what workflows of the page wait for is listened to, and scrolling never waits for it', () => {
  const listened = vi.spyOn(globalThis, 'addEventListener')
  const wanted = () => listened.mock.calls.map(([type, , how]) => [type, typeof how === 'object' && how.passive])
  track([{ trigger: 'onload' }, { trigger: 'keyup' }])
  expect(wanted()).toEqual([['keyup', undefined]])
  dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))
  dispatchEvent(new KeyboardEvent('keyup', { key: 'a' }))
  dispatchEvent(new Event('scroll'))
  vi.advanceTimersByTime(100)
  expect(seen.map(([trigger]) => trigger)).toEqual(['keyup'])
  track(EVERY.slice(0, 2))
  expect(wanted().slice(1)).toEqual([
    ['scroll', true],
    ['resize', true],
  ])
  dispatchEvent(new KeyboardEvent('keyup', { key: 'a' }))
  expect(seen).toHaveLength(1)
  track([])
  dispatchEvent(new Event('scroll'))
  vi.advanceTimersByTime(100)
  expect(seen).toHaveLength(1)
  listened.mockRestore()
})

it('runtime-RT37 S1-13 the browser’s offer to install the site is kept until it is asked for, once', async () => {
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
