import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
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
const show = (text: string, more: Partial<Toast> = {}, signal?: AbortSignal) =>
  toasts.show({ text, kind: 'info', duration: 5000, closeLabel: 'Close', ...more }, signal)

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

describe('a message with a button', () => {
  const part = (of: string) => all().at(-1)?.querySelector<HTMLElement>(of) ?? expect.fail(`there is no ${of}`)

  test('has it before its ×, by the name that it was given', () => {
    void show('Order gone', { button: 'Undo <b>' })
    expect([...(all()[0]?.children ?? [])].map(({ textContent, ariaLabel }) => textContent || ariaLabel)).toEqual([
      'Order gone',
      'Undo <b>',
      'Close',
    ])
    expect(part('.button').getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
    void show('Saved')
    expect(all()[1]?.querySelectorAll('button')).toHaveLength(1)
  })

  test.each([
    ['its button was pressed', 'button', () => part('.button').click()],
    ['somebody closed it', 'closed', () => part('.closed').click()],
    [
      'somebody pressed Escape in it',
      'closed',
      () => part('.button').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
    ],
    ['its time was over', 'timeout', () => vi.advanceTimersByTime(5000)],
    ['it gave way to others', 'timeout', () => ['2', '3', '4', '5', '6'].forEach((text) => void show(text))],
  ] as const)('tells that %s, and goes', async (_, end, act) => {
    const ended = show('Order gone', { button: 'Undo' })
    act()
    expect([await ended, texts().includes('Order goneUndo')]).toEqual([end, false])
  })

  test('is reached by Tab, waits there, and gives the focus back to where it was', async () => {
    const field = document.createElement('input')
    document.body.prepend(field)
    field.focus()
    void show('Order gone', { button: 'Undo' })
    await userEvent.keyboard('{Tab}')
    expect(host().shadowRoot?.activeElement).toBe(part('.button'))
    vi.advanceTimersByTime(60_000)
    await userEvent.keyboard('{Enter}')
    expect([texts(), document.activeElement]).toEqual([[], field])
    field.remove()
  })

  test('keeps its words when nobody waits for the button any more, and loses that', () => {
    const waiting = new AbortController()
    void show('Order gone', { button: 'Undo' }, waiting.signal)
    waiting.abort()
    expect(texts()).toEqual(['Order gone'])
  })

  test('can be pressed while a dialog keeps the page out of reach, and goes on when that is closed', async () => {
    const dialog = document.createElement('dialog')
    const pressed = vi.fn()
    dialog.addEventListener('click', pressed)
    document.body.append(dialog)
    dialog.showModal()
    const ended = show('Order gone', { button: 'Undo' })
    void show('Saved')
    const { left, top } = part('.closed').getBoundingClientRect()
    expect(document.elementFromPoint(left + 5, top + 5)).toBe(host())
    part('.closed').click()
    dialog.close()
    await expect.poll(() => host().parentElement).toBe(document.body)
    expect([texts(), host().matches(':popover-open'), pressed.mock.calls]).toEqual([['Order goneUndo'], true, []])
    part('.button').click()
    expect(await ended).toBe('button')
    dialog.remove()
  })
})
