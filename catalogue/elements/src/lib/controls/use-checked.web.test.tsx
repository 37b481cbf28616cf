import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { publishedBinding } from '@heddle/testing'
import { controlOpener, type OpenControl } from '@heddle/testing/control-opener'
import { Checkbox } from '../../items/checkbox/component.tsx'
import { checkboxDefinition } from '../../items/checkbox/definition.ts'
import { Toggle } from '../../items/toggle/component.tsx'
import { toggleDefinition } from '../../items/toggle/definition.ts'

const fields = { accessibleLabel: 'Terms' }
const OPEN = {
  checkbox: controlOpener(checkboxDefinition, Checkbox, fields),
  toggle: controlOpener(toggleDefinition, Toggle, fields),
}

async function open(control: keyof typeof OPEN, ...how: Parameters<OpenControl>) {
  const live = await OPEN[control](...how)
  return { ...live, box: live.control }
}

describe.each(['checkbox', 'toggle'] as const)('a %s', (control) => {
  test('is turned by the space key; the variable has it at once and the event says it', async () => {
    const { box, variable, heard } = await open(control)
    await userEvent.keyboard('{Tab} ')
    expect(document.activeElement).toBe(box())
    expect(box().checked).toBe(true)
    expect(variable('value')).toBe(true)
    await userEvent.keyboard(' ')
    box().blur()
    expect(variable('value')).toBe(false)
    expect(heard().map(({ name, payload }) => [name, (payload as { value?: unknown } | undefined)?.value])).toEqual([
      ['focus', undefined],
      ['change', true],
      ['change', false],
      ['blur', undefined],
    ])
  })

  test('is turned by a press anywhere on it', async () => {
    const { element, box } = await open(control)
    element().click()
    await expect.poll(() => box().checked).toBe(true)
  })

  test('follows a workflow, its actions and a bound first value without a change event', async () => {
    const { box, setVariable, run, set, names } = await open(
      control,
      { value: publishedBinding('first') },
      { values: { first: false } },
    )
    await setVariable('value', true)
    expect(box().checked).toBe(true)
    await run('toggle')
    expect(box().checked).toBe(false)
    await run('set-value', 'yes')
    expect(box().checked).toBe(true)
    await set({ first: 1 })
    await run('toggle')
    await run('reset-value')
    expect([box().checked, names()]).toEqual([true, ['initValueChange']])
    await run('focus')
    expect(document.activeElement).toBe(box())
  })

  test('that is read-only has the focus and stays as it is', async () => {
    const { box, names, states } = await open(control, { value: true, readonly: true })
    await userEvent.keyboard('{Tab} ')
    expect(document.activeElement).toBe(box())
    expect([box().checked, box().getAttribute('aria-readonly'), states()]).toEqual([true, 'true', 'readonly'])
    expect(names()).toEqual(['focus'])
  })

  test('that is disabled is passed over', async () => {
    const { box, states } = await open(control, { disabled: true })
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement).not.toBe(box())
    expect(states()).toBe('disabled')
  })

  test('that is required and left off is refused once it was left, and no more as soon as it is on', async () => {
    const { box, states } = await open(control, { required: true })
    await userEvent.keyboard('{Tab}  ')
    box().blur()
    await expect.poll(() => box().getAttribute('aria-invalid')).toBe('true')
    expect(states()).toBe('invalid')
    box().click()
    await expect.poll(() => box().getAttribute('aria-invalid')).toBeNull()
  })

  test('takes what was turned before the page was alive, unless it is read-only', async () => {
    const before = (body: HTMLElement) => body.querySelector('input')?.click()
    const early = await open(control, {}, { before })
    expect([early.box().checked, early.variable('value'), early.names()]).toEqual([true, true, ['change']])
    await early.close()
    const kept = await open(control, { readonly: true }, { before })
    expect([kept.box().checked, kept.variable('value'), kept.names()]).toEqual([false, false, []])
  })
})
