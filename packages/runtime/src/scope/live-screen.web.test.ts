import { effect } from '@preact/signals-core'
import { afterEach, expect, test, vi } from 'vitest'
import { createLiveScreen } from './live-screen.ts'

const tall = document.createElement('div')
afterEach(() => {
  tall.remove()
  scrollTo(0, 0)
  vi.restoreAllMocks()
})

// Screens stay with the document: this test comes before those whose screens follow.
test('runtime-RT7 a page whose formulas read nothing of the screen has no work when it is scrolled', () => {
  const listened = vi.spyOn(window, 'addEventListener')
  const screen = createLiveScreen()
  screen.becomeReal()
  expect(listened).not.toHaveBeenCalled()
  screen.read()
  screen.read()
  screen.becomeReal()
  expect(listened.mock.calls.map(([name]) => name)).toEqual(['scroll', 'resize'])
})

test('runtime-RT7 formulas that read the screen follow scrolling, and begin with nothing', async () => {
  tall.style.height = '5000px'
  document.body.append(tall)
  const screen = createLiveScreen()
  const seen: number[] = []
  const stop = effect(() => void seen.push(screen.read().scroll.y))
  expect(seen).toEqual([0])
  screen.becomeReal()
  scrollTo({ top: 400, behavior: 'instant' })
  await expect.poll(() => seen.at(-1)).toBe(400)
  const { scroll, screenSize, pageSize } = screen.read()
  expect(screenSize).toEqual({ width: innerWidth, height: innerHeight })
  expect(pageSize.height).toBeGreaterThan(4999)
  expect(scroll.yPercent).toBe(Math.floor((400 / (pageSize.height - innerHeight)) * 10_000) / 100)
  stop()
})
