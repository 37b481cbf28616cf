import { afterEach, expect, test } from 'vitest'
import { focusPage, focusPlace, restoreFocus } from './focus.ts'

afterEach(() => document.body.replaceChildren())

const draw = (html: string): void => void (document.body.innerHTML = html)
const byId = (id: string): HTMLElement | null => document.getElementById(id)
/** The id of what has the focus, else its tag. */
const focused = (): string => document.activeElement?.id || (document.activeElement?.localName ?? '')

test('runtime-RT53 a page takes the focus to its main part, else its first heading, else its start', () => {
  draw('<nav><a href="#x">Menu</a></nav><h1 id="title">Bakery</h1><main id="main">Bread</main>')
  focusPage(null)
  expect(focused()).toBe('main')
  byId('main')?.remove()
  focusPage(null)
  expect(focused()).toBe('title')
  byId('title')?.remove()
  focusPage(null)
  expect(focused()).toBe('body')
})

test('runtime-RT53 the element of the hash goes before all, and is as it was once the focus goes on', () => {
  draw('<main id="main"><p id="prices" style="outline: 1px solid red">Prices</p><button id="next">Next</button></main>')
  focusPage(byId('prices'))
  expect(focused()).toBe('prices')
  byId('next')?.focus()
  expect(byId('prices')?.hasAttribute('tabindex')).toBe(false)
  expect(byId('prices')?.style.outline).toBe('red solid 1px')
})

test('runtime-RT53 an element of the page that takes the focus by itself keeps it, unless the hash names another', () => {
  draw('<main id="main"><input id="search" autofocus /><input id="plain" /></main>')
  byId('search')?.focus()
  focusPage(null)
  expect(focused()).toBe('search')
  focusPage(byId('plain'))
  expect(focused()).toBe('plain')
  focusPage(null)
  expect(focused()).toBe('main')
})

test('runtime-RT53 on the way back the focus returns to the same element, also when the page was drawn anew', () => {
  const page = '<a href="/a">A</a><a href="/b">B</a><button id="buy">Buy</button><button>Other</button>'
  draw(page)
  for (const [find, expected] of [
    [() => byId('buy'), 'Buy'],
    [() => document.querySelector<HTMLElement>('[href="/b"]'), 'B'],
    [() => document.querySelectorAll('button')[1], 'Other'],
  ] as const) {
    find()?.focus()
    const place = focusPlace()
    draw(page)
    expect(focused()).toBe('body')
    expect(restoreFocus(place)).toBe(true)
    expect(document.activeElement?.textContent).toBe(expected)
  }
})

test('runtime-RT53 the focus returns to nothing that is another thing now, and from nowhere to nowhere', () => {
  draw('<a href="/a">A</a><a href="/b">B</a>')
  document.querySelector<HTMLElement>('[href="/b"]')?.focus()
  const place = focusPlace()
  draw('<a href="/a">A</a><a href="/c">C</a>')
  expect([restoreFocus(place), focused()]).toEqual([false, 'body'])
  draw('<a href="/a">A</a>')
  expect(restoreFocus(place)).toBe(false)
  expect([focusPlace(), restoreFocus(undefined)]).toEqual([undefined, false])
})

test('runtime-RT53 a place without id, address and name is known by the first hundred characters of its text', () => {
  draw(`<button>${'Buy '.repeat(50)}</button>`)
  document.querySelector('button')?.focus()
  expect(focusPlace()).toEqual({ tag: 'button', index: 0, name: 'Buy '.repeat(25) })
})
