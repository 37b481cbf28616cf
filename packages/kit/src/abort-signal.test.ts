import { expect, test } from 'vitest'
import { toAbortSignal } from './abort-signal.ts'

test('requests get a signal of the browser, whatever a run has, and it ends with the run', () => {
  const listeners: (() => void)[] = []
  const cancelled = {
    aborted: false,
    reason: 'gone' as unknown,
    throwIfAborted: () => undefined,
    addEventListener: (_type: 'abort', listener: () => void) => void listeners.push(listener),
    removeEventListener: () => undefined,
  }
  const given = toAbortSignal(cancelled)
  expect([given instanceof AbortSignal, given.aborted]).toEqual([true, false])
  for (const listener of listeners) listener()
  expect([given.aborted, given.reason]).toEqual([true, 'gone'])
  expect(toAbortSignal({ ...cancelled, aborted: true }).aborted).toBe(true)
  expect(toAbortSignal(given)).toBe(given)
})
