import { expect, it, vi } from 'vitest'
import { watchConsole } from './watch-console.ts'

it('hears what is written, which is still written, and what failed unseen', () => {
  const write = vi.fn()
  const target = { error: write, warn: write, info: write, log: write, debug: write }
  const heard: unknown[] = []
  const from = new EventTarget()
  watchConsole((...line) => heard.push(line), target, from)
  target.warn('too long', { a: 1 })
  target.log(7)
  from.dispatchEvent(new ErrorEvent('error', { message: 'broken' }))
  expect(write.mock.calls).toEqual([['too long', { a: 1 }], [7]])
  expect(heard).toEqual([
    ['warning', 'too long', [{ a: 1 }]],
    ['info', '7', [7]],
    ['error', 'broken', []],
  ])
})
