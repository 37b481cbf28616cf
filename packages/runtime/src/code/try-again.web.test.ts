import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RETRY } from '../limits.ts'
import { tryAgain } from './try-again.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const failing = (times: number) => {
  let left = times
  return vi.fn(async () => left-- <= 0)
}

test('runtime-RT50 what failed is tried again after pauses that double, up to a minute', async () => {
  const attempt = failing(8)
  const pauses: number[] = []
  const started = Date.now()
  attempt.mockImplementation(async () => pauses.push(Date.now() - started) === 8)
  const done = tryAgain(attempt)
  await vi.runAllTimersAsync()
  await done
  expect(pauses.map((at, index) => at - (pauses[index - 1] ?? 0))).toEqual([
    1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000,
  ])
  expect(RETRY.most).toBe(60_000)
})

test('runtime-RT50 it is tried at once when the browser is online again, and not once more for the pause', async () => {
  const attempt = failing(1)
  const done = tryAgain(attempt)
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(attempt).toHaveBeenCalledTimes(1)
  window.dispatchEvent(new Event('online'))
  await done
  window.dispatchEvent(new Event('online'))
  await vi.runAllTimersAsync()
  expect(attempt).toHaveBeenCalledTimes(2)
})
