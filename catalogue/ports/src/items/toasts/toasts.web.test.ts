import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Toast } from './contract.ts'
import { createToasts, type Toasts } from './create-toasts.ts'

let toasts: Toasts
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  toasts = createToasts(document)
})
afterEach(() => {
  toasts.end()
  vi.useRealTimers()
})

const host = () => document.querySelector<HTMLElement>('[data-heddle-toasts]') ?? expect.fail('there is no stack')
const all = () => [...(host().shadowRoot?.querySelectorAll<HTMLElement>('.toast') ?? [])]
const texts = () => all().map(({ textContent }) => textContent)
const stack = () => host().shadowRoot?.querySelector<HTMLElement>('.stack') ?? expect.fail('there is no stack')
const show = (text: string, more: Partial<Toast> = {}) =>
  toasts.show({ text, kind: 'info', duration: 5000, closeLabel: 'Close', ...more })

test('a message is announced, stands over the page and goes after its time', () => {
  show('Saved <b>')
  expect(texts()).toEqual(['Saved <b>'])
  expect([host().matches(':popover-open'), all()[0]?.parentElement?.role]).toEqual([true, 'status'])
  vi.advanceTimersByTime(4999)
  expect(texts()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect([texts(), host().matches(':popover-open')]).toEqual([[], false])
})

test.each(['warning', 'error'] as const)('a message of the kind %s is told at once', (kind) => {
  show('Not saved', { kind })
  expect(all()[0]?.parentElement?.role).toBe('alert')
})

test('it waits while somebody points at it or is in it, and what was left of its time counts then', () => {
  show('One')
  vi.advanceTimersByTime(3000)
  stack().dispatchEvent(new PointerEvent('pointerenter'))
  vi.advanceTimersByTime(60_000)
  expect(texts()).toEqual(['One'])
  stack().dispatchEvent(new PointerEvent('pointerleave'))
  vi.advanceTimersByTime(1999)
  expect(texts()).toEqual(['One'])
  all()[0]?.querySelector('button')?.focus()
  vi.advanceTimersByTime(60_000)
  expect(texts()).toEqual(['One'])
})

test('its button and Escape close it, and no other', () => {
  for (const text of ['One', 'Two', 'Three']) show(text, { duration: 0 })
  vi.advanceTimersByTime(3_600_000)
  const buttons = all().map((one) => one.querySelector('button') ?? expect.fail('there is no button'))
  expect(buttons[0]?.ariaLabel).toBe('Close')
  buttons[0]?.click()
  expect(texts()).toEqual(['Two', 'Three'])
  buttons[2]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  expect(texts()).toEqual(['Two'])
})

test('of more than five the oldest goes', () => {
  for (const text of ['1', '2', '3', '4', '5', '6']) show(text)
  expect(texts()).toEqual(['2', '3', '4', '5', '6'])
})

test('one that comes stands above what was opened since', () => {
  show('One')
  const dialog = document.createElement('dialog')
  document.body.append(dialog)
  dialog.showModal()
  show('Two')
  expect(host().matches(':popover-open')).toBe(true)
  dialog.remove()
})
