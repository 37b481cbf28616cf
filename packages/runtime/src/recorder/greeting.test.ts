import { expect, it, vi } from 'vitest'
import { createGreeting } from './greeting.ts'

function open() {
  const hello = vi.fn()
  const states: string[] = []
  const due: (() => void)[] = []
  let isClosed = false
  const greeting = createGreeting({
    hello,
    isClosed: () => isClosed,
    onState: (state) => states.push(state),
    later: (work) => void due.push(work),
  })
  const pass = (): void => due.shift()?.()
  return { greeting, hello, states, due, pass, close: () => void (isClosed = true) }
}

it('says hello until the editor answers, and not before it was lost', () => {
  const { greeting, hello, states, due, pass } = open()
  greeting.answered()
  expect([hello.mock.calls.length, states]).toEqual([0, []])
  greeting.lost()
  greeting.lost()
  pass()
  expect([hello.mock.calls.length, states]).toEqual([2, ['lost']])
  greeting.answered()
  pass()
  expect([hello.mock.calls.length, states, due]).toEqual([2, ['lost', 'heard'], []])
  greeting.lost()
  expect([hello.mock.calls.length, states]).toEqual([3, ['lost', 'heard', 'lost']])
})

it('gives up by itself after a while, and begins anew when a person asks, one hello at a time', () => {
  const { greeting, hello, due, pass } = open()
  greeting.lost()
  while (due.length > 0) pass()
  const before = hello.mock.calls.length
  expect(before).toBe(120)
  greeting.again()
  greeting.again()
  expect([hello.mock.calls.length, due.length]).toEqual([before + 1, 1])
})

it('says that the editor is closed, and greets nobody then', () => {
  const { greeting, hello, states, close, due } = open()
  close()
  greeting.lost()
  expect([hello.mock.calls.length, states, due]).toEqual([0, ['lost', 'closed'], []])
})
