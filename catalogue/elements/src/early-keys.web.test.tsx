import { expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { node } from '@heddle/testing'
import { controlOpener } from '@heddle/testing/control-opener'
import { openElement } from '@heddle/testing/live-element'
import type { ElementComponent } from '@heddle/kit/react'
import { Button } from './items/button/component.tsx'
import { DatePicker } from './items/date-picker/component.tsx'
import { datePickerDefinition } from './items/date-picker/definition.ts'
import { dropdownDefinition } from './items/dropdown/definition.ts'
import { DropdownMenu } from './items/dropdown/menu.body.tsx'
import { openDrawn } from './items/select/testing/open-drawn.ts'
import { elementStyles } from './styles.gen.ts'

const CODES: Readonly<Record<string, number>> = { Enter: 13, ArrowRight: 39, ArrowDown: 40 }

/** Presses keys as fast as a browser takes them: none waits until what the one before it did is drawn. */
function pressAtOnce(...keys: readonly string[]): Promise<unknown> {
  const events = keys.flatMap((key) => {
    const one = { key, code: key, windowsVirtualKeyCode: CODES[key] ?? 0, ...(key === 'Enter' && { text: '\r' }) }
    return [
      { ...one, type: 'keyDown' },
      { ...one, type: 'keyUp', text: undefined },
    ] as const
  })
  return Promise.all(events.map((event) => cdp().send('Input.dispatchKeyEvent', event as never)))
}

const openPicker = controlOpener(datePickerDefinition, DatePicker, { accessibleLabel: 'Day', dateMode: 'date' })

test.each([1, 2])('a date picker takes keys that come right after the one that opens it (time %i)', async () => {
  const { element, variable } = await openPicker(
    { initValueSingle: '2026-11-18', autoApply: true },
    { css: elementStyles['date-picker'] ?? '' },
  )
  element().querySelector<HTMLElement>('[role=combobox]')?.focus()
  await pressAtOnce('Enter', 'ArrowRight', 'ArrowRight', 'Enter')
  await expect.poll(() => variable('value')).toBe('2026-11-20')
})

test.each([1, 2])('a drawn list takes keys that come right after the one that opens it (time %i)', async () => {
  const options = ['a', 'b', 'c', 'd'].map((value) => ({ label: value, value }))
  const { box, variable } = await openDrawn({ options, value: 'a', drawn: true })
  box().focus()
  await pressAtOnce('ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter')
  await expect.poll(() => variable('value')).toBe('c')
})

test.each([1, 2])('a menu takes keys that come right after the one that opens it (time %i)', async () => {
  const item = (text: string) => node(text, { text, buttonType: 'button' }, undefined, { type: 'button' })
  const live = await openElement({
    definition: dropdownDefinition,
    component: DropdownMenu as ElementComponent,
    components: { button: Button as ElementComponent },
    slots: { triggerLayout: [item('Edit')], dropdownLayout: [item('Copy'), item('Cut'), item('Paste')] },
    css: elementStyles['dropdown'] ?? '',
    props: { menu: true },
  })
  live.element().querySelector('button')?.focus()
  await pressAtOnce('Enter', 'ArrowDown', 'ArrowDown')
  await expect.poll(() => document.activeElement?.textContent).toBe('Paste')
  await live.close()
})
