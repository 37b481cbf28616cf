import { expect, test } from 'vitest'
import { browserSignal } from './browser-signal.ts'

test('requests get a signal of the browser, whatever a run has, and it ends with the run', () => {
  const listeners: (() => void)[] = []
  const cancelled = {
    aborted: false,
    reason: 'gone' as unknown,
    throwIfAborted: () => undefined,
    addEventListener: (_type: 'abort', listener: () => void) => void listeners.push(listener),
    removeEventListener: () => undefined,
  }
  const given = browserSignal(cancelled)
  expect([given instanceof AbortSignal, given.aborted]).toEqual([true, false])
  for (const listener of listeners) listener()
  expect([given.aborted, given.reason]).toEqual([true, 'gone'])
  expect(browserSignal({ ...cancelled, aborted: true }).aborted).toBe(true)
  expect(browserSignal(given)).toBe(given)
})
