import { afterEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openElement, type LiveElement, type LiveElementOptions } from '@heddle/testing/live-element'
import { node } from '@heddle/testing'
import { LIVE } from '@heddle/document/published'
import type { ElementComponent } from '@heddle/kit/react'
import { elementStyles } from '../../styles.gen.ts'
import { Button } from '../button/component.tsx'
import { dropdownDefinition } from './definition.ts'
import { DropdownMenu } from './menu.body.tsx'
import { DropdownMenuPointed } from './menu.pointed.body.tsx'

let opened: LiveElement | undefined
afterEach(async () => {
  const complaints = opened?.complaints ?? []
  await opened?.close()
  opened = undefined
  expect(complaints).toEqual([])
})

const item = (text: string, more: object = {}) =>
  node(text, { text, buttonType: 'button', ...more }, undefined, { type: 'button' })

/** A menu of four, of which one cannot be chosen. */
async function open(props: LiveElementOptions['props'] = {}, more: Partial<LiveElementOptions> = {}) {
  opened = await openElement({
    definition: dropdownDefinition,
    component: DropdownMenu as ElementComponent,
    components: { button: Button as ElementComponent },
    slots: {
      triggerLayout: [item('Edit')],
      dropdownLayout: [item('Copy'), item('Cut'), item('Off', { disabled: true }), item('Paste')],
    },
    css: elementStyles['dropdown'] ?? '',
    props: { menu: true, ...props },
    ...more,
  })
  const live = opened
  const panel = () => live.element().querySelector<HTMLElement>('[popover]') ?? expect.fail('it has no menu')
  return {
    ...live,
    panel,
    trigger: () => live.element().querySelector('button') ?? expect.fail('it has no button'),
    isOpen: () => panel().matches(':popover-open'),
    focused: () => document.activeElement?.textContent,
    reasons: () => live.saidOf('close').map((payload) => Reflect.get(Object(payload), 'reason') as unknown),
  }
}

describe('a menu (WAI-ARIA Authoring Practices, menu button)', () => {
  test('is one to those who do not see it, named by its button', async () => {
    const { panel, trigger, isOpen } = await open()
    const named = panel().getAttribute('aria-labelledby') ?? ''
    expect([panel().role, document.querySelector(`#${named}`)?.textContent]).toEqual(['menu', 'Edit'])
    expect([trigger().getAttribute('aria-haspopup'), trigger().ariaExpanded]).toEqual(['menu', 'false'])
    await userEvent.click(trigger())
    await expect.poll(() => isOpen()).toBe(true)
    await expect.poll(() => trigger().ariaExpanded).toBe('true')
    const items = [...panel().querySelectorAll('button')].filter(({ disabled }) => !disabled)
    expect(items.map(({ role, tabIndex }) => [role, tabIndex])).toEqual(Array.from({ length: 3 }, () => ['menuitem', -1]))
  })

  test.each([
    ['{Enter}', 'Copy'],
    [' ', 'Copy'],
    ['{ArrowDown}', 'Copy'],
    ['{ArrowUp}', 'Paste'],
  ])('%s on its button opens it at %s', async (key, at) => {
    const { trigger, isOpen, focused } = await open()
    trigger().focus()
    await userEvent.keyboard(key)
    await expect.poll(() => focused()).toBe(at)
    expect(isOpen()).toBe(true)
  })

  test('arrows go round, Home and End go to its ends, letters to what begins with them', async () => {
    const { trigger, focused } = await open()
    trigger().focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(() => focused()).toBe('Copy')
    const seen: unknown[] = []
    for (const key of ['{ArrowUp}', '{ArrowDown}', '{End}', '{Home}', 'p', '{Home}', 'cu']) {
      await userEvent.keyboard(key)
      seen.push(focused())
    }
    expect(seen).toEqual(['Paste', 'Copy', 'Paste', 'Copy', 'Paste', 'Copy', 'Cut'])
  })

  test.each([
    ['{Escape}', 'escape', 'Edit'],
    ['{Enter}', 'select', 'Edit'],
    [' ', 'select', 'Edit'],
  ])('%s closes it, and the focus goes back', async (key, reason, at) => {
    const { trigger, isOpen, focused, reasons } = await open()
    trigger().focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(() => focused()).toBe('Copy')
    await userEvent.keyboard(key)
    await expect.poll(() => reasons()).toEqual([reason])
    expect([isOpen(), focused()]).toEqual([false, at])
  })

  test('Tab closes it and goes on behind its button', async () => {
    document.body.insertAdjacentHTML('beforeend', '<button id="behind">Behind</button>')
    const { trigger, isOpen, focused } = await open()
    const behind = document.querySelector('#behind') as HTMLElement
    document.body.append(behind)
    trigger().focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(() => focused()).toBe('Copy')
    await userEvent.keyboard('{Tab}')
    await expect.poll(() => isOpen()).toBe(false)
    expect(focused()).toBe('Behind')
    behind.remove()
  })

  test('that a mouse opens by resting on it leaves the focus where it is', async () => {
    document.body.insertAdjacentHTML('beforeend', '<button id="away" style="position:fixed;top:0;right:0">Away</button>')
    const away = document.querySelector('#away') as HTMLElement
    await userEvent.hover(away)
    const { trigger, isOpen } = await open({ triggerType: 'hover' }, { component: DropdownMenuPointed as ElementComponent })
    away.focus()
    await userEvent.hover(trigger())
    await expect.poll(() => isOpen()).toBe(true)
    expect(document.activeElement).toBe(away)
    away.remove()
  })

  test.each([
    ['left to right', '', '{ArrowRight}', '{ArrowLeft}'],
    ['right to left', '[data-element]{direction:rtl}', '{ArrowLeft}', '{ArrowRight}'],
  ])('%s, a menu in it is opened and closed by arrows, and a choice in it closes both', async (_, css, into, back) => {
    const defaults = Object.entries(dropdownDefinition.fields).map(([name, field]) => [name, field.default as never] as const)
    const inner = node('inner', { ...Object.fromEntries(defaults), menu: true, position: 'right' as never }, undefined, {
      type: 'dropdown',
      live: LIVE.element,
      slots: { triggerLayout: ['More'], dropdownLayout: ['Deep'] },
    })
    const { panel, trigger, isOpen, focused } = await open(
      {},
      {
        css: `${elementStyles['dropdown']}${css}`,
        slots: { triggerLayout: [item('Edit')], dropdownLayout: [item('Copy'), inner], none: [item('More'), item('Deep')] },
      },
    )
    const isInnerOpen = () => panel().querySelector('[popover]')?.matches(':popover-open')
    trigger().focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect.poll(() => focused()).toBe('More')
    await userEvent.keyboard(into)
    await expect.poll(() => focused()).toBe('Deep')
    await userEvent.keyboard(back)
    await expect.poll(() => [isOpen(), isInnerOpen(), focused()]).toEqual([true, false, 'More'])
    await userEvent.keyboard(into)
    await expect.poll(() => focused()).toBe('Deep')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => [isOpen(), isInnerOpen(), focused()]).toEqual([false, false, 'Edit'])
  })
})
