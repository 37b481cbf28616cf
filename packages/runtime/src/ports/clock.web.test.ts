import { signal as cell } from '@preact/signals-core'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clockPort } from './clock.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const { signal } = new AbortController()
/** How a promise stands now. */
const stateOf = (promise: Promise<unknown>): Promise<unknown> => Promise.race([promise, Promise.resolve('waits')])

it('runtime-RT36 a wait ends after its time', async () => {
  const wait = clockPort.wait(100, signal)
  await vi.advanceTimersByTimeAsync(99)
  expect(await stateOf(wait)).toBe('waits')
  await vi.advanceTimersByTimeAsync(1)
  expect(await stateOf(wait)).toBeUndefined()
})

it('runtime-RT36 a wait longer than the browser’s timers does not end at once', async () => {
  const waits = [clockPort.wait(2 ** 40, signal), clockPort.until(() => false, 2 ** 40, signal)]
  await vi.advanceTimersByTimeAsync(1000)
  expect(await Promise.all(waits.map(stateOf))).toEqual(['waits', 'waits'])
})

it('runtime-RT36 a wait ends with its run, and leaves no timer', async () => {
  const cancel = new AbortController()
  const waits = [clockPort.wait(100, cancel.signal), clockPort.until(() => false, 100, cancel.signal)]
  cancel.abort(new Error('left'))
  waits.push(
    clockPort.wait(100, cancel.signal),
    clockPort.until(() => false, 100, cancel.signal),
  )
  for (const wait of waits) await expect(wait).rejects.toThrow('left')
  expect(vi.getTimerCount()).toBe(0)
})

it('runtime-RT36 a condition is asked at once and again when what it read changed', async () => {
  const [left, right] = [cell(0), cell(0)]
  const asked = vi.fn(() => left.value > 1 || right.value > 0)
  const wait = clockPort.until(asked, 100, signal)
  left.value = 1
  expect(asked).toHaveBeenCalledTimes(2)
  left.value = 2
  expect(await stateOf(wait)).toBe(true)
  left.value = 3
  right.value = 1
  expect(asked).toHaveBeenCalledTimes(3)
  expect(vi.getTimerCount()).toBe(0)
})

it('runtime-RT36 a condition that holds already ends the wait, one that never does is given up', async () => {
  expect(await clockPort.until(() => 'yes', 100, signal)).toBe(true)
  const wait = clockPort.until(() => false, 100, signal)
  await vi.advanceTimersByTimeAsync(100)
  expect(await wait).toBe(false)
})

it('runtime-RT36 a condition that fails fails the wait', async () => {
  const fails = (): never => {
    throw new Error('unknown name')
  }
  await expect(clockPort.until(fails, 100, signal)).rejects.toThrow('unknown name')
  expect(vi.getTimerCount()).toBe(0)
})
