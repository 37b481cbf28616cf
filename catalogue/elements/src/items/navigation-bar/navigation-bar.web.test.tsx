import { afterEach, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { openElement, type LiveElement, type LiveElementOptions } from '@heddle/testing/live-element'
import { node } from '@heddle/testing'
import type { ElementComponent } from '@heddle/kit/react'
import { elementStyles } from '../../styles.gen.ts'
import { NavigationBar } from './component.tsx'
import { navigationBarDefinition } from './definition.ts'

let opened: LiveElement | undefined
afterEach(async () => {
  const complaints = opened?.complaints ?? []
  await opened?.close()
  opened = undefined
  await browser.viewport(414, 896)
  expect(complaints).toEqual([])
})

async function open(width: number, props: LiveElementOptions['props'] = {}) {
  await browser.viewport(width, 700)
  opened = await openElement({
    definition: navigationBarDefinition,
    component: NavigationBar as ElementComponent,
    slots: {
      brand: [node('brand', { tag: 'b', text: 'Bakery' })],
      links: [node('first', { tag: 'a', text: 'Breads' }, undefined, { attributes: { href: '#breads' } })],
    },
    css: `${elementStyles['navigation-bar']}[data-element]{display:flex;align-items:center}`,
    props,
  })
  const live = opened
  const find = (selector: string) => live.element().querySelector<HTMLElement>(selector) ?? expect.fail(selector)
  return { ...live, find, button: () => find('.heddle-nav-button'), seen: () => find('a').checkVisibility() }
}

test.each([
  [1200, 'tablet', true, false],
  [900, 'tablet', false, true],
  [900, 'mobile', true, false],
  [390, 'mobile', false, true],
  [1200, 'always', false, true],
  [390, 'never', true, false],
])('%i pixels wide, as a button on %s: links are seen: %s, the button: %s', async (width, collapse, links, button) => {
  const live = await open(width, { collapse })
  expect([live.seen(), live.button().checkVisibility()]).toEqual([links, button])
  expect(live.find('.heddle-nav-close').checkVisibility()).toBe(false)
  expect(live.element().localName).toBe('nav')
})

test('the button opens the links by a key, Escape closes them and gives the focus back', async () => {
  const { button, seen, saidOf, variable } = await open(390)
  button().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(seen).toBe(true)
  await expect.poll(() => variable('isOpen')).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.poll(seen).toBe(false)
  expect(document.activeElement).toBe(button())
  await expect.poll(() => saidOf('change')).toEqual([{ isOpen: true }, { isOpen: false }])
})

test('its cross, a link in it and workflows close it', async () => {
  const { find, run, seen } = await open(390)
  await run('open')
  await expect.poll(seen).toBe(true)
  await userEvent.click(find('.heddle-nav-close'))
  await expect.poll(seen).toBe(false)
  await run('open')
  await userEvent.click(find('a'))
  await expect.poll(seen).toBe(false)
  await run('open')
  await run('close')
  expect(seen()).toBe(false)
  history.replaceState(null, '', location.pathname + location.search)
})

test('on the canvas its links are shown where they stand while somebody works in it', async () => {
  const { find, seen } = await open(390)
  find('.heddle-nav-links').classList.add('heddle-nav-shown')
  expect([seen(), getComputedStyle(find('.heddle-nav-links')).position]).toEqual([true, 'static'])
})
