import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hideProgress, showProgress } from './progress-bar.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  hideProgress()
  vi.useRealTimers()
})

const bars = () => [...document.querySelectorAll<HTMLElement>('[role=progressbar]')]
const width = () => Number.parseFloat(bars()[0]?.style.width ?? '')

it('runtime-RT38 S1-15 S4-01 S9-01 the bar begins at 10 percent and moves a fifth of the rest every 300 ms', () => {
  showProgress('blue')
  const seen = [width()]
  for (let tick = 0; tick < 3; tick += 1) {
    vi.advanceTimersByTime(299)
    expect(width()).toBe(seen.at(-1))
    vi.advanceTimersByTime(1)
    seen.push(width())
  }
  expect(seen.map((percent) => Math.round(percent * 100) / 100)).toEqual([10, 28, 42.4, 53.92])
  vi.advanceTimersByTime(3_600_000)
  expect(width()).toBeLessThanOrEqual(100)
  expect(bars()[0]?.getAttribute('aria-valuenow')).toBe('100')
})

it('runtime-RT38 S4-01 it is 3 px high at the top of the window, in its colour, black unless told otherwise', () => {
  showProgress()
  const [bar] = bars()
  expect(bar?.style.backgroundColor).toBe('black')
  expect(bar && [getComputedStyle(bar).position, bar.getBoundingClientRect().top, bar.getBoundingClientRect().height]).toEqual([
    'fixed',
    0,
    3,
  ])
})

it('runtime-RT38 S4-01 there is one bar; hidden it is gone, and begins anew', () => {
  showProgress('red')
  vi.advanceTimersByTime(600)
  showProgress('blue')
  expect(bars().map((bar) => [bar.style.backgroundColor, bar.style.width])).toEqual([['blue', '10%']])
  hideProgress()
  hideProgress()
  expect(bars()).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})
