import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openElement, type LiveElement, type LiveElementOptions } from '@heddle/testing/live-element'
import type { ElementComponent } from '@heddle/kit/react'
import { Countdown } from './component.tsx'
import { countdownDefinition } from './definition.ts'

let opened: LiveElement | undefined
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: new Date('2030-01-01T00:00:00Z') })
})
afterEach(async () => {
  vi.useRealTimers()
  const complaints = opened?.complaints ?? []
  await opened?.close()
  opened = undefined
  expect(complaints).toEqual([])
})

async function open(props: NonNullable<LiveElementOptions['props']>) {
  const opening = openElement({
    definition: countdownDefinition,
    component: Countdown as ElementComponent,
    props: { look: 'clock', largest: 'minute', ...props },
  })
  await vi.advanceTimersByTimeAsync(0)
  opened = await opening
  const live = opened
  return { ...live, seen: () => live.element().textContent }
}
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

test('counts to a moment, says its end once, and formulas know what is left', async () => {
  const live = await open({ until: '2030-01-01T00:01:30Z', endText: 'Too late' })
  await expect.poll(live.seen).toBe('1:30')
  await pass(30)
  await expect.poll(live.seen).toBe('1:00')
  expect([live.variable('left'), live.said.length]).toEqual([60, 0])
  await pass(61)
  await expect.poll(live.seen).toBe('Too late')
  expect([live.variable('left'), live.element().getAttribute('data-state')]).toEqual([0, 'ended'])
  expect(live.saidOf('end')).toEqual([{}])
  await pass(60)
  expect(live.saidOf('end')).toHaveLength(1)
})

test('what was over before the page came is over without a word', async () => {
  const live = await open({ until: '2029-01-01T00:00Z', endText: 'Too late' })
  await expect.poll(live.seen).toBe('Too late')
  await pass(5)
  expect(live.said).toEqual([])
})

test('a time waits for its start, is paused, and begins again', async () => {
  const live = await open({ mode: 'duration', seconds: 90, starts: false })
  await pass(10)
  expect(live.seen()).toBe('1:30')
  await live.run('start')
  await pass(10)
  await expect.poll(live.seen).toBe('1:20')
  await live.run('pause')
  await pass(10)
  await expect.poll(live.seen).toBe('1:20')
  await live.run('start')
  await pass(20)
  await expect.poll(live.seen).toBe('1:00')
  await live.run('reset')
  await expect.poll(live.seen).toBe('1:30')
  await pass(91)
  await expect.poll(live.seen).toBe('0:00')
  expect(live.saidOf('end')).toHaveLength(1)
})

test('counts to the instant at which clocks in a time zone show the moment, wherever the visitor is', async () => {
  const live = await open({ until: '2030-01-01T09:02', timezone: 'Asia/Tokyo' })
  await expect.poll(live.seen).toBe('2:00')
})
