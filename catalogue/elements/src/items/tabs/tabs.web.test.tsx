import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openElement, type LiveElement, type LiveElementOptions } from '@heddle/testing/live-element'
import { node, publishedBinding } from '@heddle/testing'
import { LIVE } from '@heddle/document/published'
import { SlotContext, type ElementComponent } from '@heddle/kit/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'
import { elementStyles } from '../../styles.gen.ts'
import { Tab } from '../tab/component.tsx'
import { TabPanel } from '../tab-panel/component.tsx'
import { Tabs } from './component.tsx'
import { tabsDefinition } from './definition.ts'

let opened: LiveElement | undefined
afterEach(async () => {
  const complaints = opened?.complaints ?? []
  await opened?.close()
  opened = undefined
  history.replaceState(null, '', location.pathname + location.search)
  document.body.replaceChildren()
  expect(complaints).toEqual([])
})

const words = (uid: string, text: string) => node(uid, { tag: 'span', text })
const NAMES = ['Rye', 'Wheat', 'Spelt'] as const

/** Three tabs, the last of which may be disabled; the second part holds a field. */
async function open(props: LiveElementOptions['props'] = {}, more: Partial<LiveElementOptions> = {}, lastIsDisabled = false) {
  const child = (type: string, name: string, own: LiveElementOptions['props'] = {}) =>
    node(`${type}-${name}`, own, undefined, { type, live: LIVE.element, slots: { children: [`in-${type}-${name}`] } })
  opened = await openElement({
    definition: tabsDefinition,
    component: Tabs as ElementComponent,
    components: { tab: Tab as ElementComponent, 'tab-panel': TabPanel as ElementComponent },
    slots: {
      tabs: NAMES.map((name) => child('tab', name, { disabled: lastIsDisabled && name === 'Spelt' })),
      panels: NAMES.map((name) => child('tab-panel', name)),
    },
    deeper: NAMES.flatMap((name) => [
      words(`in-tab-${name}`, name),
      name === 'Wheat'
        ? node(`in-tab-panel-${name}`, { tag: 'button', text: 'Order' })
        : words(`in-tab-panel-${name}`, `All of ${name}`),
    ]),
    css: elementStyles['tabs'] ?? '',
    props: { keys: 'auto', ...props },
    ...more,
  })
  const live = opened
  const all = (selector: string): HTMLElement[] => [...live.element().querySelectorAll<HTMLElement>(selector)]
  return {
    ...live,
    tabs: () => all('[role=tab]'),
    tab: (at: number) => all('[role=tab]')[at] ?? expect.fail(`there is no tab ${at}`),
    shown: () => all('[role=tabpanel]').map((panel) => panel.checkVisibility()),
    focused: () => document.activeElement?.textContent,
  }
}
const only = (at: number) => NAMES.map((_, index) => index === at)

describe('tabs (WAI-ARIA Authoring Practices)', () => {
  test('say what they are: a list of tabs, each with its part', async () => {
    const { element, tabs, tab, shown } = await open({ accessibleLabel: 'Breads' })
    const list = element().querySelector('[role=tablist]')
    // It lies along unless it says otherwise.
    expect([list?.ariaLabel, list?.ariaOrientation]).toEqual(['Breads', null])
    expect(tabs().map(({ ariaSelected, tabIndex }) => [ariaSelected, tabIndex])).toEqual([
      ['true', 0],
      ['false', -1],
      ['false', -1],
    ])
    for (const one of tabs()) {
      const panel = document.querySelector(`#${CSS.escape(one.getAttribute('aria-controls') ?? '')}`)
      expect(panel?.getAttribute('aria-labelledby')).toBe(one.id)
    }
    expect(shown()).toEqual(only(0))
    // A part with nothing to focus is a stop of Tab itself.
    const panels = [...element().querySelectorAll<HTMLElement>('[role=tabpanel]')]
    expect(panels.map((panel) => panel.getAttribute('tabindex'))).toEqual(['0', '-1', '0'])
    expect(getComputedStyle(tab(0), '::after').borderBottomWidth).toBe('2px')
    expect(getComputedStyle(tab(1), '::after').borderBottomWidth).toBe('0px')
  })

  test.each([
    ['auto', '{ArrowRight}', 0, 1],
    ['auto', '{ArrowLeft}', 0, 2],
    ['auto', '{End}', 0, 2],
    ['auto', '{Home}', 2, 0],
    ['auto', '{ArrowRight}', 2, 0],
    ['manual', '{ArrowRight}{Enter}', 0, 1],
    ['manual', '{ArrowRight} ', 0, 1],
  ])('%s: %s goes from %i to %i and chooses', async (keys, pressed, from, to) => {
    const { tab, shown, saidOf, variable, focused } = await open({ keys, value: from })
    tab(from).focus()
    await userEvent.keyboard(pressed)
    await expect.poll(shown).toEqual(only(to))
    expect(focused()).toBe(NAMES[to])
    expect(saidOf('change')).toEqual([{ value: to, oldValue: from }])
    expect(variable('currentTab')).toBe(to)
  })

  test('where Enter chooses, arrows only move, and Tab comes back to the chosen one', async () => {
    const { tab, shown, focused, said } = await open({ keys: 'manual' })
    tab(0).focus()
    await userEvent.keyboard('{ArrowRight}')
    expect([focused(), shown(), said]).toEqual(['Wheat', only(0), []])
    expect(tab(0).tabIndex).toBe(0)
  })

  test('from right to left arrows are turned, beside each other they go up and down', async () => {
    const { tab, shown } = await open({}, { css: `${elementStyles['tabs']}[data-element]{direction:rtl}` })
    tab(0).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.poll(shown).toEqual(only(1))
    await opened?.close()
    const beside = await open({ position: 'left' })
    beside.tab(0).focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(beside.shown()).toEqual(only(0))
    await userEvent.keyboard('{ArrowUp}')
    await expect.poll(beside.shown).toEqual(only(2))
    expect(beside.element().querySelector('[role=tablist]')?.ariaOrientation).toBe('vertical')
  })

  test('a disabled one is neither pressed nor reached by arrows', async () => {
    const { tab, tabs, shown, said } = await open({}, {}, true)
    tabs()[2]?.click()
    tab(1).focus()
    expect(shown()).toEqual(only(0))
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(shown).toEqual(only(0))
    expect(said).toEqual([])
  })
})

test('a press chooses and leaves the address as it is', async () => {
  const { tab, shown, saidOf } = await open()
  await userEvent.click(tab(1))
  await expect.poll(shown).toEqual(only(1))
  expect(saidOf('change')).toEqual([{ value: 1, oldValue: 0 }])
  expect(location.hash).toBe('')
})

test('workflows choose one, the next and the previous, which says nothing; what is beyond the last is the last', async () => {
  const { run, shown, said } = await open()
  const seen: unknown[] = []
  for (const [action, ...args] of [['select', 2], ['next'], ['previous'], ['select', 99], ['previous']] as const) {
    await run(action, ...args)
    seen.push(shown().indexOf(true))
  }
  expect(seen).toEqual([2, 0, 2, 2, 1])
  expect(said).toEqual([])
})

test('a bound tab at first that becomes another one is followed and told', async () => {
  const live = await open({ value: publishedBinding('variables.first') }, { values: { variables: { first: 0 } } })
  await live.set({ variables: { first: 2 } })
  await expect.poll(live.shown).toEqual(only(2))
  expect(live.said.map(({ name, payload }) => [name, payload])).toEqual([['initValueChange', { value: 2 }]])
})

test('tabs and parts that come later are tabs, too; of those that go the last one left is chosen', async () => {
  const { element, tabs, shown, tab } = await open({ value: 2 })
  const [list, panels] = [...element().children]
  const [fourth, part] = [list?.children[0]?.cloneNode(true), panels?.children[0]?.cloneNode(true)] as HTMLElement[]
  for (const one of [fourth, part]) one?.removeAttribute('id')
  part?.querySelector('.heddle-tab-target')?.setAttribute('id', 'fourth')
  list?.append(fourth as HTMLElement)
  panels?.append(part as HTMLElement)
  await expect.poll(() => tabs().map(({ ariaSelected }) => ariaSelected)).toEqual(['false', 'false', 'true', 'false'])
  expect(tab(3).getAttribute('aria-controls')).toBe('fourth-panel')
  for (const one of [fourth, part, list?.children[2], panels?.children[2]]) one?.remove()
  await expect.poll(shown).toEqual([false, true])
})

test('the part that the address names is open', async () => {
  const before = (body: HTMLElement): void => {
    location.hash = body.querySelectorAll('.heddle-tab-target')[1]?.id ?? ''
  }
  const { shown, variable } = await open({ keys: 'links' }, { before })
  await expect.poll(shown).toEqual(only(1))
  expect(variable('currentTab')).toBe(1)
})

describe('without a script', () => {
  const slot = (children: unknown) => ({ draw: () => children as never, isFilled: () => true })
  const defaults = Object.fromEntries(Object.entries(tabsDefinition.fields).map(([name, field]) => [name, field.default]))
  const one = (Body: unknown, name: string) => (
    <SlotContext key={name} value={slot(name)}>
      {createElement(Body as ElementComponent, { root: {}, props: {} as never })}
    </SlotContext>
  )
  beforeEach(() => {
    const body = (
      <SlotContext
        value={{
          draw: (name) => NAMES.map((bread) => one(name === 'tabs' ? Tab : TabPanel, `${name} ${bread}`)),
          isFilled: () => true,
        }}
      >
        {createElement(Tabs as ElementComponent, { root: {}, props: { ...defaults, value: 1 } as never })}
      </SlotContext>
    )
    document.body.innerHTML = `<style>${elementStyles['tabs']}</style><div style="height:2000px"></div>${renderToStaticMarkup(body)}<div style="height:2000px"></div>`
  })
  const links = () => [...document.querySelectorAll<HTMLElement>('[data-tab]')]
  const panels = () => [...document.querySelectorAll<HTMLElement>('[data-tab-panel]')]
  const shown = () => panels().map((panel) => panel.checkVisibility())
  const marked = () => links().map((link) => getComputedStyle(link, '::after').borderBottomWidth !== '0px')

  test('the first one is open, and a press on a link opens its part without moving the page', async () => {
    expect([shown(), marked()]).toEqual([only(1), only(1)])
    links()[2]?.scrollIntoView({ block: 'center' })
    const at = scrollY
    await userEvent.click(links()[2] as HTMLElement)
    expect([shown(), marked()]).toEqual([only(2), only(2)])
    expect(scrollY).toBe(at)
    await userEvent.click(links()[0] as HTMLElement)
    expect([shown(), marked()]).toEqual([only(0), only(0)])
  })

  test('on the canvas that one is shown which is worked in, by its tab or its part', () => {
    panels()[2]?.setAttribute('data-canvas-shows', 'chosen')
    expect([shown(), marked()]).toEqual([only(2), only(2)])
    panels()[2]?.removeAttribute('data-canvas-shows')
    links()[0]?.setAttribute('data-canvas-shows', 'chosen')
    expect([shown(), marked()]).toEqual([only(0), only(0)])
  })
})

test('what stands in a tab and its content knows its number, and the content what its tab says, also when that becomes another', async () => {
  const reader = (uid: string, code: string) =>
    node(uid, { tag: 'span', text: publishedBinding(code) }, undefined, { live: LIVE.text })
  const label = 'context.local.data.tab.index + "-" + context.local.data.tab.label'
  const live = await open(
    {},
    {
      deeper: NAMES.flatMap((name) => [
        reader(`in-tab-${name}`, `variables.word + " " + context.local.data.tab.index`),
        reader(`in-tab-panel-${name}`, label),
      ]),
      values: { variables: { word: 'Bread' } },
    },
  )
  const panels = () => [...live.element().querySelectorAll('[role=tabpanel]')].map(({ textContent }) => textContent)
  expect(live.tabs().map(({ textContent }) => textContent)).toEqual(['Bread 0', 'Bread 1', 'Bread 2'])
  await expect.poll(panels).toEqual(['0-Bread 0', '1-Bread 1', '2-Bread 2'])
  await live.set({ variables: { word: 'Cake' } })
  await expect.poll(panels).toEqual(['0-Cake 0', '1-Cake 1', '2-Cake 2'])
})
