import { effect } from '@preact/signals-core'
import { afterEach, expect, test, vi } from 'vitest'
import { createLiveScreen } from './live-screen.ts'

const tall = document.createElement('div')
afterEach(() => {
  tall.remove()
  scrollTo(0, 0)
  vi.restoreAllMocks()
})

test('runtime-RT7 scrolling and resizing make work only while a formula reads the screen; what is read once is as it is then', () => {
  const listened = vi.spyOn(window, 'addEventListener')
  tall.style.height = '5000px'
  document.body.append(tall)
  const screen = createLiveScreen()
  expect(screen.read().pageSize.height).toBe(0)
  screen.becomeReal()
  expect(screen.read().pageSize.height).toBeGreaterThan(4999)
  expect(listened).not.toHaveBeenCalled()
  const read = (): void => void screen.read()
  const [stop, stopSecond] = [effect(read), effect(read)]
  screen.becomeReal()
  const kinds = listened.mock.calls.map(([name, , how]) => [name, typeof how === 'object' && how.passive])
  expect(kinds).toEqual([
    ['scroll', true],
    ['resize', true],
  ])
  stop()
  const ended = (listened.mock.calls[0]?.[2] as AddEventListenerOptions | undefined)?.signal
  expect(ended?.aborted).toBe(false)
  stopSecond()
  expect(ended?.aborted).toBe(true)
  scrollTo({ top: 300, behavior: 'instant' })
  expect(screen.read().scroll.y).toBe(300)
  effect(read)()
  expect(listened).toHaveBeenCalledTimes(4)
})

test('runtime-RT7 S2-16 formulas that read the screen follow scrolling, and begin with nothing', async () => {
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
