import { afterEach, expect, test } from 'vitest'
import { createSiteStylesheet } from './site-stylesheet.ts'

const ADDRESS = 'data:text/css,.kept-rule{color:rgb(1,2,3)}'
const links = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(({ href }) => /kept-rule|gone/.test(href))

afterEach(() => {
  for (const link of links()) link.remove()
})

test('runtime-RT55 the site’s rules are loaded once, and hold when they are said to be there', async () => {
  const loadStyles = createSiteStylesheet(ADDRESS)
  expect(links()).toEqual([])
  await Promise.all([loadStyles(), loadStyles()])
  await loadStyles()
  expect(links().map(({ href }) => href)).toEqual([ADDRESS])
  const text = document.body.appendChild(document.createElement('p'))
  text.className = 'kept-rule'
  expect(getComputedStyle(text).color).toBe('rgb(1, 2, 3)')
  text.remove()
})

test('runtime-RT55 rules that cannot be loaded are asked for again by the next page', async () => {
  const address = 'http://127.0.0.1:1/gone.css'
  const loadStyles = createSiteStylesheet(address)
  for (const asked of [1, 2]) {
    await expect(loadStyles()).rejects.toThrow(`The site's styles could not be loaded from ${address}`)
    expect(links()).toHaveLength(asked)
  }
})
