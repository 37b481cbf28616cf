import { afterEach, expect, test } from 'vitest'
import { followedLink } from './followed-link.ts'

afterEach(() => document.body.replaceChildren())

/** Where a click on the element with the id `it` is taken by the router, on a page of this origin; `undefined` when by the browser. */
function clicked(html: string, how: MouseEventInit = {}): string | undefined {
  document.body.innerHTML = html
  let path: string | undefined
  const listen = (event: MouseEvent): void => {
    path = followedLink(event, `${location.origin}/here`)?.url.pathname
    event.preventDefault()
  }
  document.addEventListener('click', listen)
  document
    .getElementById('it')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...how }))
  document.removeEventListener('click', listen)
  return path
}

test('runtime-RT8 a plain click on a link is taken over, also on what stands in it', () => {
  expect(clicked('<a id="it" href="/next">Next</a>')).toBe('/next')
  expect(clicked('<a href="/next"><b id="it">Next</b></a>')).toBe('/next')
  expect(clicked('<a id="it" href="/next" target="_self">Next</a>')).toBe('/next')
  expect(clicked('<a id="it" href="/here?page=2">Next</a>')).toBe('/here')
})

test('runtime-RT8 other clicks and other links are the browser’s', () => {
  for (const how of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])
    expect(clicked('<a id="it" href="/next">Next</a>', how), JSON.stringify(how)).toBeUndefined()
  for (const html of [
    '<p id="it">Next</p>',
    '<a id="it">Next</a>',
    '<a id="it" href="/next" download>Next</a>',
    '<a id="it" href="/next" target="_blank">Next</a>',
    '<a id="it" href="https://example.com/next">Next</a>',
    '<a id="it" href="/here#prices">Prices</a>',
  ])
    expect(clicked(html), html).toBeUndefined()
})
