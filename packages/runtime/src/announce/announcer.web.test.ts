import { afterEach, expect, test } from 'vitest'
import { createAnnouncer } from './announcer.ts'

const regions = () => [...document.querySelectorAll<HTMLElement>('[role=status]')]
afterEach(() => {
  for (const region of regions()) region.remove()
})

test('runtime-RT53 the title of a page is told to screen readers, and seen by nobody', () => {
  const announcer = createAnnouncer()
  expect(regions().map(({ parentElement, textContent }) => [parentElement, textContent])).toEqual([
    [document.documentElement, ''],
    [document.documentElement, ''],
  ])
  announcer.page('Prices')
  expect(regions().map(({ textContent }) => textContent)).toEqual(['Prices', ''])
  const { width, height, left } = regions()[0]?.getBoundingClientRect() ?? new DOMRect()
  expect([width, height]).toEqual([1, 1])
  expect(left).toBeLessThanOrEqual(innerWidth)
})

test('runtime-RT52 what is wrong is told in a box above the page, until nothing is', () => {
  const announcer = createAnnouncer()
  announcer.trouble('No connection')
  const [, region] = regions()
  const box = region?.firstElementChild
  expect([region?.textContent, region?.childElementCount]).toEqual(['No connection', 1])
  const { left, bottom, height } = box?.getBoundingClientRect() ?? new DOMRect()
  expect([left, innerHeight - bottom]).toEqual([12, 12])
  // A line of text and the space around it, so that it can be read on any page.
  expect(height).toBe(20 + 2 * 8 + 2)
  announcer.trouble('Still none')
  expect(region?.textContent).toBe('Still none')
  announcer.trouble(undefined)
  expect(region?.childNodes.length).toBe(0)
})
