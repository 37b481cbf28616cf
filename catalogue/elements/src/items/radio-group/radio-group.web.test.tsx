import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { publishedBinding } from '@heddle/testing'
import { controlOpener } from '@heddle/testing/control-opener'
import { RadioGroup } from './component.tsx'
import { radioGroupDefinition } from './definition.ts'

const open = controlOpener(radioGroupDefinition, RadioGroup, { accessibleLabel: 'Size' })

describe('a radio group', () => {
  const options = ['S', 'M', 'L']

  test('is one stop of the Tab key; arrows move and choose, from the last one to the first', async () => {
    const { chosen, controls, variable, heard } = await open({ options, value: 'M' })
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement).toBe(controls()[1])
    await userEvent.keyboard('{ArrowDown}')
    expect([chosen(), variable('value')]).toEqual(['L', 'L'])
    await userEvent.keyboard('{ArrowDown}')
    expect(chosen()).toBe('S')
    await userEvent.keyboard('{ArrowUp}')
    ;(document.activeElement as HTMLElement).blur()
    expect(heard().map(({ name, payload }) => [name, payload])).toEqual([
      ['focus', undefined],
      ['change', { value: 'L' }],
      ['change', { value: 'S' }],
      ['change', { value: 'L' }],
      ['blur', undefined],
    ])
  })

  test('gives values as they are, and passes over what cannot be chosen', async () => {
    const rows = [
      { name: 'Tea', id: { cup: 1 } },
      { name: 'Soup', id: 0, gone: true },
      { name: 'None', id: false },
    ]
    const fields = { options: rows, labelField: 'name', valueField: 'id', disabledField: 'gone' }
    const { element, controls, variable } = await open(fields)
    expect(element().textContent).toBe('TeaSoupNone')
    await userEvent.keyboard('{Tab} {ArrowDown}')
    expect([variable('value'), controls()[2]?.checked]).toEqual([false, true])
    await userEvent.keyboard('{ArrowDown}')
    expect(variable('value')).toEqual({ cup: 1 })
  })

  test('follows a workflow, its actions and a bound first value without a change event', async () => {
    const bound = { options, value: publishedBinding('first') }
    const { chosen, set, setVariable, run, names, controls } = await open(bound, { values: { first: 'S' } })
    await setVariable('value', 'M')
    expect(chosen()).toBe('M')
    await run('set-value', 'L')
    expect(chosen()).toBe('L')
    await run('reset-value')
    expect(chosen()).toBe('S')
    await set({ first: 'none of these' })
    expect([chosen(), names()]).toEqual([undefined, ['initValueChange']])
    await run('focus')
    expect(document.activeElement).toBe(controls()[0])
  })

  test('that is read-only keeps what is chosen; one that is disabled is passed over', async () => {
    const { element, chosen, names } = await open({ options, value: 'M', readonly: true })
    await userEvent.keyboard('{Tab}{ArrowDown} ')
    expect([chosen(), names(), element().getAttribute('aria-readonly')]).toEqual(['M', ['focus'], 'true'])
    const off = await open({ options, disabled: true })
    await userEvent.keyboard('{Tab}')
    expect(off.element().contains(document.activeElement)).toBe(false)
    expect(off.element().matches(':disabled')).toBe(true)
  })

  test('takes what was chosen before the page was alive, unless it is read-only', async () => {
    const before = (body: HTMLElement) => body.querySelectorAll('input')[2]?.click()
    const early = await open({ options, value: 'S' }, { before })
    expect([early.chosen(), early.variable('value'), early.names()]).toEqual(['L', 'L', ['change']])
    await early.close()
    const kept = await open({ options, value: 'S', readonly: true }, { before })
    expect([kept.chosen(), kept.variable('value'), kept.names()]).toEqual(['S', 'S', []])
  })
})

test('in a repeat the groups do not take the choice from each other', async () => {
  const rows = [{ id: 1 }, { id: 2 }]
  const { element } = await open({ options: ['S', 'M'] }, { over: publishedBinding('rows'), values: { rows } })
  const radios = (row: number) => [...element(row).querySelectorAll('input')]
  radios(0)[0]?.click()
  radios(1)[1]?.click()
  await expect
    .poll(() => [0, 1].map((row) => radios(row).map(({ checked }) => checked)))
    .toEqual([
      [true, false],
      [false, true],
    ])
  expect(new Set([0, 1].map((row) => radios(row)[0]?.name)).size).toBe(2)
})

test('that is required and left without a choice is refused once somebody tried to send it, and no more when one is made', async () => {
  const { control, controls, element } = await open({ options: ['S', 'M'], required: true })
  control().dispatchEvent(new Event('invalid', { cancelable: true }))
  await expect.poll(() => element().getAttribute('aria-invalid')).toBe('true')
  controls()[1]?.click()
  await expect.poll(() => element().getAttribute('aria-invalid')).toBeNull()
})
