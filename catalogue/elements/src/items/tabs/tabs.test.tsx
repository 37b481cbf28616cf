import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { SlotContext, type ElementComponent } from '@heddle/kit/react'
import { Tab } from '../tab/component.tsx'
import { TabPanel } from '../tab-panel/component.tsx'
import { Tabs } from './component.tsx'
import { tabsDefinition } from './definition.ts'
import { toIndex } from './keep-tabs.ts'

const defaults = Object.fromEntries(Object.entries(tabsDefinition.fields).map(([name, field]) => [name, field.default]))
const one = (Body: unknown, props: object, key: number) => (
  <SlotContext key={key} value={{ draw: () => 'inside', isFilled: () => true }}>
    {createElement(Body as ElementComponent, { root: {}, props: props as never })}
  </SlotContext>
)

/** What the server writes of two tabs. */
function draw(props: object = {}, tab: object = {}): string {
  const body = createElement(Tabs as ElementComponent, { root: { className: 'k' }, props: { ...defaults, ...props } as never })
  const slots = {
    draw: (name: string) => [0, 1].map((at) => (name === 'tabs' ? one(Tab, tab, at) : one(TabPanel, {}, at))),
    isFilled: () => true,
  }
  return renderToStaticMarkup(<SlotContext value={slots}>{body}</SlotContext>)
}

describe('what the server writes of tabs', () => {
  test('is links to parts of the page, each with all that stands in it', () => {
    const html = draw()
    const links = [...html.matchAll(/<a [^>]*href="#([^"]+)"/g)].map(([, id]) => id)
    expect(links).toHaveLength(2)
    expect(new Set(links).size).toBe(2)
    expect([...html.matchAll(/<i id="([^"]+)"/g)].map(([, id]) => id)).toEqual(links)
    expect(html).not.toMatch(/role=|hidden|inert/)
  })

  test.each([
    [0, ['chosen', '']],
    [1, ['', 'chosen']],
  ])('with %s as the first one, that one is marked, and so is its part', (value, marks) => {
    const html = draw({ value })
    expect([...html.matchAll(/data-tab="(\w*)"/g)].map(([, mark]) => mark)).toEqual(marks)
    expect([...html.matchAll(/data-tab-panel="(\w*)"/g)].map(([, mark]) => mark)).toEqual(marks)
  })

  test('a disabled one leads nowhere, and says so', () => {
    expect(draw({}, { disabled: true })).toContain('<a data-tab="chosen" role="link" aria-disabled="true">')
  })

  test.each([
    ['top', 'top'],
    ['left', 'left'],
    ['bottom', 'bottom'],
    [7, '7'],
  ])('their place %s is said as %s', (position, said) => expect(draw({ position }).match(/data-tabs-at="(\w+)"/)?.[1]).toBe(said))

  test.each([
    ['none', 'heddle-tab-panels heddle-tabs-none"'],
    ['fade', 'heddle-tab-panels heddle-tabs-fade"'],
    ['side', 'heddle-tab-panels heddle-tabs-side"'],
    [null, 'heddle-tab-panels heddle-tabs-"'],
  ])('parts that come by %s', (transition, said) => expect(draw({ transition })).toContain(said))

  test('a name is that of the row', () => {
    expect(draw({ accessibleLabel: 'Breads' })).toContain('role="group" aria-label="Breads"')
    expect(draw({ accessibleLabel: null })).not.toContain('aria-label')
  })
})

test.each([
  [2, 2],
  ['1', 1],
  [1.9, 1],
  [-1, 0],
  [Number.NaN, 0],
  [Number.POSITIVE_INFINITY, 999],
  [null, 0],
  [{}, 0],
])('the place %j is %s', (value, index) => expect(toIndex(value)).toBe(index))
