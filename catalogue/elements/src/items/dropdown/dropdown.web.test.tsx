import { afterEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openElement, type LiveElement, type LiveElementOptions } from '@heddle/testing/live-element'
import { node, publishedBinding } from '@heddle/testing'
import type { ElementComponent } from '@heddle/kit/react'
import { LIVE } from '@heddle/document/published'
import { stateSelector } from '@heddle/style'
import { elementStyles } from '../../styles.gen.ts'
import { Button } from '../button/component.tsx'
import { Dropdown } from './component.tsx'
import { dropdownDefinition } from './definition.ts'
import { DropdownPointed } from './pointed.body.tsx'

let opened: LiveElement | undefined
afterEach(async () => {
  const complaints = opened?.complaints ?? []
  await opened?.close()
  opened = undefined
  document.querySelector('#after')?.remove()
  expect(complaints).toEqual([])
})

const button = node('press', { text: 'Open', buttonType: 'button' }, undefined, { type: 'button' })
const inside = [
  node('choice', { tag: 'button', text: 'First' }),
  node('state', { tag: 'i', text: publishedBinding('context.local.data.dropdown.isOpen ? "open" : "closed"') }, undefined, {
    live: LIVE.text,
  }),
]

async function open(props: LiveElementOptions['props'] = {}, more: Partial<LiveElementOptions> = {}) {
  opened = await openElement({
    definition: dropdownDefinition,
    component: Dropdown as ElementComponent,
    components: { button: Button as ElementComponent },
    slots: { triggerLayout: [button], dropdownLayout: inside },
    css: elementStyles['dropdown'] ?? '',
    props,
    ...more,
  })
  const live = opened
  document.body.insertAdjacentHTML('beforeend', '<button id="after" style="position:fixed;top:0;right:0">After</button>')
  const find = (selector: string, row?: number) => live.element(row).querySelector<HTMLElement>(selector) as HTMLElement
  const panel = (row?: number) => find('[popover]', row)
  return {
    ...live,
    panel,
    trigger: (row?: number) => find('button', row),
    isOpen: (row?: number) => panel(row).matches(':popover-open'),
    after: document.querySelector<HTMLElement>('#after') as HTMLElement,
    names: () => live.said.map(({ name }) => name),
  }
}

const pointed = { component: DropdownPointed as ElementComponent }

describe('a dropdown that opens on focus', () => {
  const onFocus = (props: LiveElementOptions['props'] = {}) => open({ openOnFocus: true, ...props }, pointed)

  test.each(['click', 'hover'])(
    'opens when the keys come to its trigger (%s), and closes when they go on',
    async (triggerType) => {
      const { isOpen, names, after } = await onFocus({ triggerType })
      await userEvent.keyboard('{Tab}')
      await expect.poll(() => isOpen()).toBe(true)
      await userEvent.keyboard('{Tab}')
      expect([document.activeElement?.textContent, isOpen()]).toEqual(['First', true])
      after.focus()
      await expect.poll(names).toEqual(['change', 'open', 'change', 'close'])
      expect(isOpen()).toBe(false)
    },
  )

  test('stays closed once Escape has brought the focus back to its trigger', async () => {
    const { isOpen, trigger, names } = await onFocus()
    await userEvent.keyboard('{Tab}{Tab}')
    await expect.poll(() => document.activeElement?.textContent).toBe('First')
    await userEvent.keyboard('{Escape}')
    await expect.poll(names).toEqual(['change', 'open', 'change', 'close'])
    expect([document.activeElement === trigger(), isOpen()]).toEqual([true, false])
  })

  test('a press opens it once and closes it', async () => {
    const { isOpen, trigger, names } = await onFocus()
    await userEvent.click(trigger())
    await expect.poll(names).toEqual(['change', 'open'])
    await userEvent.click(trigger())
    await expect.poll(names).toEqual(['change', 'open', 'change', 'close'])
    expect(isOpen()).toBe(false)
  })

  test('has a trigger of the right button, or no wish for it: the keys open nothing', async () => {
    for (const props of [{ triggerType: 'right-click' }, { openOnFocus: false, triggerType: 'hover' }]) {
      const { isOpen, trigger, close } = await onFocus(props)
      trigger().focus()
      expect([document.activeElement === trigger(), isOpen()]).toEqual([true, false])
      await close()
      opened = undefined
      document.querySelector('#after')?.remove()
    }
  })
})

describe('a dropdown on click', () => {
  test('is opened by keys, closed by Escape with the focus back, says so, and those in it know', async () => {
    const { element, panel, trigger, isOpen, said, variable } = await open({ accessibleLabel: 'Menu' })
    expect([trigger().ariaExpanded, variable('isOpen'), isOpen()]).toEqual(['false', false, false])
    await userEvent.keyboard('{Tab}{Enter}')
    await expect.poll(() => variable('isOpen')).toBe(true)
    expect([isOpen(), trigger().ariaExpanded, panel().textContent]).toEqual([true, 'true', 'Firstopen'])
    expect(element().matches(stateSelector('open') ?? '')).toBe(true)
    expect(trigger().getAttribute('aria-controls')).toBe(panel().id)
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement?.textContent).toBe('First')
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => variable('isOpen')).toBe(false)
    expect(document.activeElement).toBe(trigger())
    expect(said.map(({ name, payload }) => [name, payload])).toEqual([
      ['change', { isOpen: true }],
      ['open', undefined],
      ['change', { isOpen: false }],
      ['close', { reason: 'escape' }],
    ])
  })

  test('stands under its trigger, as wide, and above it where there is no room below', async () => {
    const { trigger, panel, isOpen } = await open({ matchTriggerWidth: true, offsetY: '4px' })
    await userEvent.click(trigger())
    await expect.poll(() => isOpen()).toBe(true)
    const [from, to] = [trigger().getBoundingClientRect(), panel().getBoundingClientRect()]
    // The element of this test stands at the bottom of the window.
    expect(Math.abs(to.bottom + 4 - from.top)).toBeLessThan(1)
    expect(Math.abs(to.left - from.left)).toBeLessThan(1)
    expect(to.width).toBeGreaterThanOrEqual(from.width)
  })

  test('grows from the edge that faces its trigger, though it has flipped', async () => {
    const css = `${elementStyles['dropdown']}.heddle-dropdown-animated{transition:none !important}`
    const { trigger, panel, isOpen } = await open({ animated: true }, { css })
    expect(panel().style.transformOrigin).toMatch(/ top$/)
    await userEvent.click(trigger())
    await expect.poll(() => isOpen()).toBe(true)
    await expect.poll(() => panel().style.transformOrigin).toMatch(/ bottom$/)
  })

  test('is no higher than it may be: what stands in it scrolls', async () => {
    const tall = node('tall', { tag: 'p', text: 'words '.repeat(400) })
    const { trigger, panel, isOpen } = await open(
      { maxHeight: '60px' },
      { slots: { triggerLayout: [button], dropdownLayout: [tall] } },
    )
    await userEvent.click(trigger())
    await expect.poll(() => isOpen()).toBe(true)
    expect(panel().getBoundingClientRect().height).toBeLessThanOrEqual(60)
    const inner = panel().firstElementChild ?? expect.fail('it is empty')
    expect(inner.scrollHeight).toBeGreaterThan(inner.clientHeight)
  })

  test('is closed by a press outside, by a second press, by the focus that leaves, and by a choice where that is wanted', async () => {
    const { trigger, panel, isOpen, after, saidOf } = await open({ closeOnSelect: true })
    const openIt = async (): Promise<void> => {
      await userEvent.click(trigger())
      await expect.poll(() => isOpen()).toBe(true)
    }
    const isClosed = (count: number) => expect.poll(() => [isOpen(), saidOf('close').length]).toEqual([false, count])
    await openIt()
    await userEvent.click(after)
    await isClosed(1)
    await openIt()
    await userEvent.click(trigger())
    await isClosed(2)
    await openIt()
    await userEvent.keyboard('{Tab}{Tab}')
    expect(document.activeElement).toBe(after)
    await isClosed(3)
    await openIt()
    await userEvent.click(panel().querySelector('button') as HTMLElement)
    await isClosed(4)
    expect(saidOf('close')).toEqual([{ reason: 'outside' }, { reason: 'trigger' }, { reason: 'focus' }, { reason: 'select' }])
  })

  test('around what is no button is a button, which keys press', async () => {
    const { element, isOpen } = await open(
      {},
      { slots: { triggerLayout: [node('t', { tag: 'b', text: 'More' })], dropdownLayout: inside } },
    )
    const trigger = element().querySelector<HTMLElement>('[role=button]') as HTMLElement
    await userEvent.keyboard('{Tab} ')
    await expect.poll(() => [isOpen(), trigger.ariaExpanded]).toEqual([true, 'true'])
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => isOpen()).toBe(false)
    await userEvent.click(trigger)
    await expect.poll(() => isOpen()).toBe(true)
    await userEvent.click(trigger)
    await expect.poll(() => isOpen()).toBe(false)
  })

  test('is opened, closed and toggled by workflows; disabled by nobody', async () => {
    const { isOpen, run, set, trigger } = await open({ disabled: publishedBinding('off') }, { values: { off: false } })
    await run('open')
    expect(isOpen()).toBe(true)
    await run('toggle')
    expect(isOpen()).toBe(false)
    await run('toggle')
    await set({ off: true })
    await expect.poll(() => isOpen()).toBe(false)
    await run('open')
    trigger().click()
    expect(isOpen()).toBe(false)
  })

  test('in rows opens that of its own row', async () => {
    const over = publishedBinding('rows')
    const { isOpen, trigger } = await open({}, { over, values: { rows: [{ id: 'a b' }, { id: 'c' }] } })
    await userEvent.click(trigger(1))
    await expect.poll(() => [isOpen(0), isOpen(1)]).toEqual([false, true])
  })
})

describe('a dropdown on hover', () => {
  test('opens under the mouse and closes when it leaves, but not once it was pressed', async () => {
    const { trigger, isOpen, after } = await open({ triggerType: 'hover', hoverCloseDelay: 0 }, pointed)
    await userEvent.hover(trigger())
    await expect.poll(() => [isOpen(), trigger().ariaExpanded]).toEqual([true, 'true'])
    await userEvent.hover(after)
    await expect.poll(() => isOpen()).toBe(false)
    // The press keeps what the mouse had opened a moment before.
    await userEvent.hover(trigger())
    await expect.poll(() => isOpen()).toBe(true)
    await userEvent.click(trigger())
    await expect.poll(() => isOpen()).toBe(true)
    after.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }))
    await userEvent.hover(after)
    expect(isOpen()).toBe(true)
    await userEvent.click(trigger())
    await expect.poll(() => isOpen()).toBe(false)
    await userEvent.click(trigger())
    await expect.poll(() => isOpen()).toBe(true)
    await userEvent.click(after)
    await expect.poll(() => isOpen()).toBe(false)
  })
})

describe('a dropdown on the right button', () => {
  test('opens at the pointer and keeps the menu of the browser away; by its key it stands beside the trigger', async () => {
    const { trigger, panel, isOpen, element } = await open({ triggerType: 'right-click' }, pointed)
    const menus: boolean[] = []
    document.addEventListener('contextmenu', ({ defaultPrevented }) => menus.push(defaultPrevented), { once: true })
    await userEvent.click(trigger())
    expect(isOpen()).toBe(false)
    await userEvent.click(trigger(), { button: 'right', position: { x: 5, y: 5 } })
    await expect.poll(() => isOpen()).toBe(true)
    expect(menus).toEqual([true])
    expect(panel().style.left).toMatch(/px$/)
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => isOpen()).toBe(false)
    element().firstElementChild?.dispatchEvent(new PointerEvent('contextmenu', { bubbles: true, cancelable: true }))
    await expect.poll(() => isOpen()).toBe(true)
    expect(panel().style.left).toBe('')
  })
})

test('a formula may say what opens it, and something else later', async () => {
  const { trigger, isOpen, set, after } = await open(
    { triggerType: publishedBinding('way'), hoverCloseDelay: 0 },
    { ...pointed, values: { way: 'click' } },
  )
  await userEvent.hover(trigger())
  await userEvent.click(trigger())
  await expect.poll(() => isOpen()).toBe(true)
  await userEvent.click(after)
  await expect.poll(() => isOpen()).toBe(false)
  await set({ way: 'hover' })
  await userEvent.hover(trigger())
  await expect.poll(() => isOpen()).toBe(true)
  await userEvent.hover(after)
  await expect.poll(() => isOpen()).toBe(false)
})

test('two that stand in one another: one Escape closes the inner one only', async () => {
  const nested = node('inner', { ...defaults() }, undefined, {
    type: 'dropdown',
    live: LIVE.element,
    attributes: { id: 'inner' },
    slots: { triggerLayout: ['press2'], dropdownLayout: ['deep'] },
  })
  const press = node('press2', { text: 'More', buttonType: 'button' }, undefined, { type: 'button' })
  const { trigger, panel, isOpen } = await open(
    {},
    { slots: { triggerLayout: [button], dropdownLayout: [nested], none: [press, node('deep', { text: 'deep' })] } },
  )
  await userEvent.click(trigger())
  const inner = (): HTMLElement => panel().querySelector('[popover]') as HTMLElement
  await userEvent.click(panel().querySelector('button') as HTMLElement)
  await expect.poll(() => [isOpen(), inner().matches(':popover-open')]).toEqual([true, true])
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => [isOpen(), inner().matches(':popover-open')]).toEqual([true, false])
  expect(document.activeElement).toBe(panel().querySelector('button'))
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => isOpen()).toBe(false)
})

function defaults(): Readonly<Record<string, never>> {
  const { fields } = dropdownDefinition
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.default as never]))
}
