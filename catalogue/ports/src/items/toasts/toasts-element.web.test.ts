import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page as browser } from 'vitest/browser'
import { emulateMedia } from '@heddle/testing/emulate-media'
import type { Toast } from './contract.ts'
import { createToasts, type Toasts } from './create-toasts.ts'
import { toastsElementOf } from './toasts-element.ts'

let toasts: Toasts | undefined
// Where a message stands is looked at, so that none may move.
beforeEach(() => emulateMedia({ 'prefers-reduced-motion': 'reduce' }))
afterEach(async () => {
  toasts?.end()
  toasts = undefined
  vi.useRealTimers()
  document.body.replaceChildren()
  await browser.viewport(414, 896)
})

/** A page with an element as published pages have it. */
function page(attributes: string, style = '', around = (html: string) => html): HTMLElement {
  const look = `display:contents;background:#ffe08a;border-radius:3px;box-shadow:0 0 0 4px #000;color:#330000;font:700 20px/2 serif;${style}`
  document.body.innerHTML = around(`<div id="own" data-toasts=${attributes} style="${look}"></div>`)
  return document.querySelector<HTMLElement>('#own') ?? expect.fail('there is no element')
}
function show(text: string, more: Partial<Toast> = {}): HTMLElement {
  toasts ??= createToasts(document)
  toasts.show({ text, kind: 'info', duration: 0, closeLabel: 'Close', ...more })
  return all().find(({ textContent }) => textContent === text) ?? expect.fail('there is no message')
}
const host = () => document.querySelector<HTMLElement>('[data-heddle-toasts]') ?? expect.fail('there is no stack')
const all = () => [...(host().shadowRoot?.querySelectorAll<HTMLElement>('.toast') ?? [])]
const seen = () => all().toSorted((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
const texts = () => seen().map(({ textContent }) => textContent)

test.each([
  ['top-left', 'left', 'top'],
  ['top', 'middle', 'top'],
  ['top-right', 'right', 'top'],
  ['left', 'left', 'middle'],
  ['right', 'right', 'middle'],
  ['bottom-left', 'left', 'bottom'],
  ['bottom', 'middle', 'bottom'],
  ['bottom-right', 'right', 'bottom'],
  ['a formula’s text', 'right', 'bottom'],
])(
  'at %s a message stands at the %s, %s of the window, in either direction and in a window of any width',
  async (place, x, y) => {
    await browser.viewport(1200, 700)
    page(
      `"${place}"`,
      '--toasts-width:300px;--toasts-inset:20px',
      (html) => `<div style="transform:scale(0.5);opacity:0.5">${html}</div>`,
    )
    const box = show('Saved').getBoundingClientRect()
    const [left, top] = [
      { left: 20, middle: 450, right: 880 }[x],
      { top: 20, middle: (700 - box.height) / 2, bottom: 680 - box.height }[y],
    ]
    expect([box.left, box.width]).toEqual([left, 300])
    expect(Math.abs(box.top - (top ?? NaN))).toBeLessThan(1)
    document.documentElement.dir = 'rtl'
    expect(all()[0]?.getBoundingClientRect().left).toBe(left)
    document.documentElement.removeAttribute('dir')
    await browser.viewport(240, 700)
    expect([all()[0]?.getBoundingClientRect().left, all()[0]?.getBoundingClientRect().width]).toEqual([20, 200])
  },
)

test('it has the colours, the font, the radius and the shadow of the element, and nothing around it is painted', () => {
  page('"top"', '--toasts-success:#00ff00;--toasts-edge:9px;opacity:0.9')
  const look = getComputedStyle(show('Saved', { kind: 'success' }))
  expect(look).toMatchObject({
    backgroundColor: 'rgb(255, 224, 138)',
    color: 'rgb(51, 0, 0)',
    borderRadius: '3px',
    boxShadow: 'rgb(0, 0, 0) 0px 0px 0px 4px',
    borderInlineStartColor: 'rgb(0, 255, 0)',
    borderInlineStartWidth: '9px',
    visibility: 'visible',
  })
  expect([look.fontWeight, look.fontSize, look.lineHeight]).toEqual(['700', '20px', '40px'])
  expect([getComputedStyle(host()).visibility, getComputedStyle(host()).opacity]).toEqual(['hidden', '0.9'])
  const { left, top } = host().getBoundingClientRect()
  expect(document.elementFromPoint(left + 2, top + 2)).not.toBe(host())
})

test('messages stand as far from each other as the element says', () => {
  page('"top"', 'row-gap:31px')
  const [first, second] = [show('1'), show('2', { kind: 'error' })].map((one) => one.getBoundingClientRect())
  expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBe(31)
})

test('its look follows the element while it stands', () => {
  const element = page('"top"')
  const message = show('Saved')
  element.style.backgroundColor = '#123456'
  expect(getComputedStyle(message).backgroundColor).toBe('rgb(18, 52, 86)')
})

test('here it stands in the page, where the element does, and takes no room while there is nothing to say', () => {
  const element = page(
    'here data-toasts-first=newest',
    '',
    (html) => `<p style="margin:0;height:50px"></p>${html}<i id="after">x</i>`,
  )
  const message = show('Saved')
  expect([host().parentElement, host().popover, message.getBoundingClientRect().top]).toEqual([element, null, 50])
  expect(document.querySelector('#after')?.getBoundingClientRect().top).toBeGreaterThan(
    message.getBoundingClientRect().bottom - 1,
  )
  show('Also saved')
  expect(texts()).toEqual(['Also saved', 'Saved'])
  for (const one of all()) one.querySelector('button')?.click()
  expect(host().getBoundingClientRect().height).toBe(0)
})

test('the newest stands last or first, whatever its kind', () => {
  page('top data-toasts-first=newest')
  for (const [text, kind] of [
    ['1', 'info'],
    ['2', 'error'],
    ['3', 'success'],
  ] as const)
    show(text, { kind })
  expect(texts()).toEqual(['3', '2', '1'])
  document.querySelector('#own')?.setAttribute('data-toasts-first', 'oldest')
  for (const one of all()) one.querySelector('button')?.click()
  for (const [text, kind] of [
    ['4', 'error'],
    ['5', 'info'],
  ] as const)
    show(text, { kind })
  expect(texts()).toEqual(['4', '5'])
})

test('it stays as long as the element says, but for what says a time of its own', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  page('top data-toasts-seconds=2')
  toasts = createToasts(document)
  toasts.show({ text: 'Short', kind: 'info', closeLabel: 'Close' })
  toasts.show({ text: 'Long', kind: 'info', duration: 3000, closeLabel: 'Close' })
  vi.advanceTimersByTime(2000)
  expect(texts()).toEqual(['Long'])
  vi.advanceTimersByTime(1000)
  expect([texts(), host().matches(':popover-open')]).toEqual([[], false])
  document.body.replaceChildren()
  toasts.show({ text: 'Usual', kind: 'info', closeLabel: 'Close' })
  vi.advanceTimersByTime(4999)
  expect(texts()).toEqual(['Usual'])
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual([])
})

test('of more than the element says the oldest go', () => {
  const element = page('top data-toasts-most=3')
  for (const text of ['1', '2', '3', '4']) show(text)
  expect(texts()).toEqual(['2', '3', '4'])
  element.dataset['toastsMost'] = '1'
  show('5')
  expect([texts(), host().matches(':popover-open')]).toEqual([['5'], true])
})

test('when the page of the element goes, what was said last stands on as ever, and in the element of the next page', async () => {
  page('top')
  const message = show('Saved')
  document.body.replaceChildren()
  await expect.poll(() => [host().parentElement, host().matches(':popover-open')]).toEqual([document.body, true])
  expect(getComputedStyle(message).backgroundColor).toBe('rgb(255, 255, 255)')
  const element = page('left')
  await expect.poll(() => [host().parentElement, host().dataset['place']]).toEqual([element, 'left'])
  expect(host().matches(':popover-open')).toBe(true)
})

test('its button presses nothing that stands around the element', () => {
  const pressed = vi.fn()
  document.body.addEventListener('click', pressed, { once: true })
  page('here', '', (html) => `<a id="around" href="#gone">${html}</a>`)
  const before = location.hash
  show('Saved').querySelector('button')?.click()
  expect([pressed.mock.calls, location.hash, all()]).toEqual([[], before, []])
  document.body.removeEventListener('click', pressed)
})

test.each([
  ['in a part that is closed', '', (html: string) => `<dialog>${html}</dialog>`],
  ['on screens where it is hidden', 'display:none', (html: string) => html],
])('one %s is passed over', (_, style, around) => {
  page('top', style, around)
  show('Saved')
  expect([host().parentElement, host().dataset['place']]).toEqual([document.body, undefined])
})

test.each([
  ['', { duration: 5000, most: 5 }],
  ['data-toasts-seconds="0" data-toasts-most="0"', { duration: 0, most: 1 }],
  ['data-toasts-seconds="-1" data-toasts-most="1e9"', { duration: 0, most: 20 }],
  ['data-toasts-seconds="1e9" data-toasts-most="2.4"', { duration: 3_600_000, most: 2 }],
  ['data-toasts-seconds="soon" data-toasts-most=" "', { duration: 5000, most: 5 }],
  ['data-toasts-seconds="NaN" data-toasts-most="Infinity" data-toasts-first="last"', { duration: 5000, most: 5 }],
])('of %j it reads what it can', (attributes, read) => {
  const root = page(`"nowhere" ${attributes}`)
  expect(toastsElementOf(document)).toEqual({ root, place: 'bottom-right', isNewestFirst: false, ...read })
})

test('of several the first that can be seen counts, also in what has no box of its own', () => {
  document.body.innerHTML =
    '<div hidden><b data-toasts="top"></b></div><div style="display:contents"><b id="own" data-toasts="left" style="display:contents"></b></div><b data-toasts="right"></b>'
  expect(toastsElementOf(document)).toMatchObject({ root: document.querySelector('#own'), place: 'left' })
})
