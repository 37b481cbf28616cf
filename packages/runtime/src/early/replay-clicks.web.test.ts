import { afterEach, beforeEach, expect, test } from 'vitest'
import { EARLY_CLICKS_SCRIPT, HELD_ATTRIBUTE } from '@heddle/document/published'
import { replayClicks } from './replay-clicks.ts'

let page: HTMLElement
const heard: string[] = []
/** Clicks whose own part was still the browser's to do when the page had heard them. */
const left: Event[] = []

beforeEach(() => {
  heard.length = 0
  left.length = 0
  const script = document.createElement('script')
  script.textContent = EARLY_CLICKS_SCRIPT
  page = document.createElement('main')
  document.body.append(script, page)
  page.addEventListener('click', hear)
})
afterEach(async () => {
  page.remove()
  await replayClicks(Promise.resolve())
})

function hear(event: Event): void {
  const { clientX, shiftKey } = event as MouseEvent
  if (!event.defaultPrevented) left.push(event)
  event.preventDefault()
  const { id } = event.target as Element
  heard.push([id, ...(clientX > 0 ? [clientX] : []), ...(shiftKey ? ['shift'] : [])].join(' '))
}

function one(selector: string): HTMLElement {
  const found = page.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`There is no ${selector}`)
  return found
}

const click = (selector: string, init: MouseEventInit = {}): boolean =>
  one(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...init }))

test('runtime-RT58 what was clicked before is heard in order, where it was clicked, and once', async () => {
  page.innerHTML = '<button id="more" type="button"></button><div id="card"></div>'
  click('#more')
  click('#card', { clientX: 7 })
  click('#more')
  expect(heard).toEqual([])
  await replayClicks(Promise.resolve())
  expect(heard).toEqual(['more', 'card 7', 'more'])
  await replayClicks(Promise.resolve())
  expect(heard).toHaveLength(3)
})

test('runtime-RT58 a page that is alive hears its clicks at once, and what comes while earlier ones are given waits behind them', async () => {
  page.innerHTML = '<button id="first" type="button"></button><button id="second" type="button"></button><i id="late"></i>'
  page.addEventListener('click', ({ target }) => (target as Element).id === 'first' && click('#late'))
  click('#first')
  click('#second')
  await replayClicks(Promise.resolve())
  expect(heard).toEqual(['first', 'second', 'late'])
  click('#second')
  expect(heard).toEqual(['first', 'second', 'late', 'second'])
})

test('runtime-RT58 what is gone by then is left out', async () => {
  page.innerHTML = '<button id="gone" type="button"></button><button id="there" type="button"></button>'
  click('#gone')
  click('#there')
  one('#gone').remove()
  await replayClicks(Promise.resolve())
  expect(heard).toEqual(['there'])
})

test('runtime-RT58 a tick, a menu and a link that only leads down the page are the browser’s at once, and not done again', async () => {
  page.innerHTML =
    '<label id="label"><input id="tick" type="checkbox"></label><details><summary id="menu"></summary></details><a id="down" href="#label"></a>'
  const address = location.href
  click('#label')
  click('#menu')
  click('#down')
  expect([one('#tick').matches(':checked'), one('details').matches('[open]'), location.hash]).toEqual([true, true, '#label'])
  history.replaceState(null, '', address)
  await replayClicks(Promise.resolve())
  expect([one('#tick').matches(':checked'), one('details').matches('[open]'), location.href]).toEqual([true, true, address])
  expect(heard).toEqual(['label', 'tick', 'menu', 'down'])
  expect(left).toEqual([])
})

test('runtime-RT58 a link that a workflow hears is held, and followed as if it were clicked then', async () => {
  page.innerHTML = `<a id="away" href="/away" ${HELD_ATTRIBUTE}><b id="icon" ${HELD_ATTRIBUTE}></b></a>`
  expect(click('#away', { clientX: 3 })).toBe(false)
  expect(click('#icon')).toBe(false)
  await replayClicks(Promise.resolve())
  expect(heard).toEqual(['away 3', 'icon'])
  expect(left).toHaveLength(2)
  for (const event of left) expect(event).toBeInstanceOf(MouseEvent)
})

test('runtime-RT58 what opens elsewhere, and links that no workflow hears, are the browser’s', async () => {
  page.innerHTML = `<div ${HELD_ATTRIBUTE}><a id="plain" href="#plain"></a></div><b id="held" ${HELD_ATTRIBUTE}></b>`
  const address = location.href
  expect(click('#plain')).toBe(true)
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) expect(click('#held', { [key]: true }), key).toBe(true)
  history.replaceState(null, '', address)
  await replayClicks(Promise.resolve())
  expect(heard).toEqual(['plain', 'held', 'held', 'held shift', 'held'])
  expect(left).toEqual([])
})

test('runtime-RT58 a page whose script cannot be loaded leaves its links to the browser', () => {
  page.innerHTML = `<a id="held" href="#held" ${HELD_ATTRIBUTE}></a><img id="picture"><script id="core" type="module"></script>`
  one('#picture').dispatchEvent(new Event('error'))
  expect(click('#held')).toBe(false)
  expect(heard).toEqual([])
  one('#core').dispatchEvent(new Event('error'))
  click('#held')
  expect(heard).toEqual(['held'])
})

test('runtime-RT58 a page without the script has nothing to give', async () => {
  const kept = Reflect.get(window, 'heddleEarly')
  Reflect.deleteProperty(window, 'heddleEarly')
  await replayClicks(Promise.resolve())
  Reflect.set(window, 'heddleEarly', kept)
  expect(heard).toEqual([])
})
