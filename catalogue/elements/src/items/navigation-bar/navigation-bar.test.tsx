import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { SlotContext, type RootAttributes } from '@heddle/kit/react'
import { NavigationBar } from './component.tsx'
import { navigationBarDefinition } from './definition.ts'

const defaults = Object.fromEntries(Object.entries(navigationBarDefinition.fields).map(([name, field]) => [name, field.default]))
const draw = (props: object = {}, root: RootAttributes = {}) =>
  renderToStaticMarkup(
    <SlotContext value={{ draw: (name) => <b>{name}</b>, isFilled: () => true }}>
      <NavigationBar root={root} props={{ ...defaults, ...props } as never} />
    </SlotContext>,
  )

describe('what the server writes of a navigation bar', () => {
  test('is a landmark with its brand, and a button that the browser opens its links by', () => {
    const html = draw()
    expect(html).toMatch(/^<nav aria-label="Main" data-navigation-bar="tablet"><b>brand<\/b><button type="button"/)
    const target = /class="heddle-nav-button" popoverTarget="([^"]+)" aria-label="Menu"/.exec(html)?.[1]
    expect(target).toBeTruthy()
    expect(html).toContain(`<div id="${target}" class="heddle-nav-links" popover="auto">`)
    expect(html).toContain(`popoverTarget="${target}" popoverTargetAction="hide" aria-label="Close the menu"`)
    expect(html).toContain('<b>links</b></div></nav>')
  })

  test.each([
    ['mobile', 'mobile'],
    ['always', 'always'],
    ['never', 'never'],
    ['sometimes', 'tablet'],
    [null, 'tablet'],
  ])('as a button on %s it says %s', (collapse, said) => expect(draw({ collapse })).toContain(`data-navigation-bar="${said}"`))

  test('it stays at the top where that is asked for', () => {
    expect(draw({ isSticky: true })).toContain('data-state="sticky"')
    expect(draw()).not.toContain('data-state')
  })

  test('its own names count, then that of the builder, then the usual one', () => {
    expect(draw({ accessibleLabel: 'Shop', openLabel: 'More', closeLabel: 'Less' })).toMatch(/"Shop".*"More".*"Less"/)
    expect(draw({ accessibleLabel: '' }, { 'aria-label': 'Mine' })).toContain('<nav aria-label="Mine"')
    expect(draw({ openLabel: '', closeLabel: null })).toMatch(/aria-label="Menu".*aria-label="×"/)
  })

  test('on the canvas its links are marked as shown while somebody works in it', () => {
    expect(draw({}, { 'data-canvas-shows': 'open' })).toContain('class="heddle-nav-links heddle-nav-shown"')
  })
})

test('it is still, but in rows, where its id is not alone', () => {
  const surroundings = { holds: () => false }
  expect(navigationBarDefinition.alone?.({}, { ...surroundings, isRepeated: false })).toBe(true)
  expect(navigationBarDefinition.alone?.({}, { ...surroundings, isRepeated: true })).toBe(false)
})
