import { afterEach, describe, expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { emulateMedia } from '@heddle/testing/emulate-media'
import { createToasts, type Toasts } from './create-toasts.ts'
import { port } from './browser.ts'

let toasts: Toasts | undefined
afterEach(async () => {
  toasts?.end()
  toasts = undefined
  document.querySelector('[data-heddle-toasts]')?.remove()
  await browser.viewport(414, 896)
})

function show(text = 'Saved', kind: 'info' | 'error' = 'info'): { readonly box: HTMLElement; readonly close: HTMLElement } {
  toasts ??= createToasts(document)
  toasts.show({ text, kind, duration: 0, closeLabel: 'Close' })
  const found = document.querySelector('[data-heddle-toasts]')?.shadowRoot?.querySelectorAll<HTMLElement>('.toast')
  const box = [...(found ?? [])].at(-1) ?? expect.fail('there is no message')
  return { box, close: box.querySelector('button') ?? expect.fail('there is no button') }
}

describe('a message over the page', () => {
  test.each([
    [1440, 368],
    [390, 358],
  ])('stands at the bottom, within a window of %i pixels, and no style of the page reaches it', async (width, wide) => {
    await browser.viewport(width, 700)
    await emulateMedia({ 'prefers-reduced-motion': 'reduce' })
    const style = document.createElement('style')
    style.textContent = '.toast,button,span{display:none!important;position:static!important}'
    document.head.append(style)
    const { box, close } = show()
    const { right, bottom, width: own } = box.getBoundingClientRect()
    style.remove()
    expect([Math.round(own), Math.round(innerWidth - right), Math.round(innerHeight - bottom)]).toEqual([wide, 16, 16])
    expect([close.offsetWidth, close.offsetHeight].every((side) => side >= 24)).toBe(true)
  })

  test('a long word breaks, so that its button stays in sight', () => {
    const { box, close } = show('a'.repeat(500))
    expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth)
    expect(close.getBoundingClientRect().right).toBeLessThanOrEqual(box.getBoundingClientRect().right)
  })

  test('comes at once for those who want less motion', async () => {
    await emulateMedia({ 'prefers-reduced-motion': 'reduce' })
    expect(show().box.getAnimations()).toEqual([])
    await emulateMedia({ 'prefers-reduced-motion': 'no-preference' })
    expect(show().box.getAnimations()).toHaveLength(1)
  })

  test('is told apart by its edge, and has one in forced colours, too', async () => {
    const edge = (box: HTMLElement) => getComputedStyle(box).borderInlineStartColor
    expect(edge(show().box)).not.toBe(edge(show('Not saved', 'error').box))
    await emulateMedia({ 'forced-colors': 'active' })
    expect(getComputedStyle(show().box).borderInlineStartWidth).toBe('6px')
  })
})

test('whichever workflow asks, there is one stack', () => {
  const first = port.open({} as never)
  const second = port.open({} as never)
  first.show({ text: 'One', kind: 'info', duration: 0, closeLabel: 'Close' })
  second.show({ text: 'Two', kind: 'info', duration: 0, closeLabel: 'Close' })
  const stacks = document.querySelectorAll('[data-heddle-toasts]')
  expect(stacks).toHaveLength(1)
  expect(stacks[0]?.shadowRoot?.querySelectorAll('.toast')).toHaveLength(2)
})
