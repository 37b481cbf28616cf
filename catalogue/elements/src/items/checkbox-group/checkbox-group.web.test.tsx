import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { publishedBinding } from '@heddle/testing'
import { controlOpener } from '@heddle/testing/control-opener'
import type { ElementDefinition } from '@heddle/kit'
import type { ElementComponent } from '@heddle/kit/react'
import { FormContainer } from '../form-container/component.tsx'
import { formContainerDefinition } from '../form-container/definition.ts'
import { CheckboxGroup } from './component.tsx'
import { checkboxGroupDefinition } from './definition.ts'

const open = controlOpener(checkboxGroupDefinition, CheckboxGroup, { accessibleLabel: 'Sizes', options: ['S', 'M', 'L'] })

describe('a checkbox group', () => {
  test('goes by Tab and Space; its value is in the order of the options', async () => {
    const { variable, names, valuesOf } = await open({ value: ['M'] })
    await userEvent.keyboard('{Tab}{Tab}{Tab} ')
    await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift} ')
    expect(variable('value')).toEqual(['S', 'M', 'L'])
    await userEvent.keyboard('{Tab} ')
    expect(variable('value')).toEqual(['S', 'L'])
    ;(document.activeElement as HTMLElement).blur()
    expect(names()).toEqual(['focus', 'change', 'change', 'change', 'blur'])
    expect(valuesOf('change')).toEqual([
      ['M', 'L'],
      ['S', 'M', 'L'],
      ['S', 'L'],
    ])
  })

  test('gives values as they are, and keeps what is none of its options', async () => {
    const rows = [
      { name: 'Tea', id: { cup: 1 } },
      { name: 'None', id: false },
    ]
    const { variable, controls } = await open({ options: rows, labelField: 'name', valueField: 'id', value: ['gone'] })
    for (const box of controls().toReversed()) await userEvent.click(box)
    expect(variable('value')).toEqual(['gone', { cup: 1 }, false])
  })

  test('with as many as may be chosen takes no other until one is taken back', async () => {
    const { controls, variable, names } = await open({ value: ['S', 'M'], max: 2 })
    controls()[2]?.click()
    expect([variable('value'), names(), controls()[2]?.checked]).toEqual([['S', 'M'], [], false])
    expect(controls()[2]?.getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(controls()[0] ?? expect.fail())
    await userEvent.click(controls()[2] ?? expect.fail())
    expect(variable('value')).toEqual(['M', 'L'])
  })

  test('has a box for all: neither on nor off while some are chosen, and what cannot be chosen stays as it is', async () => {
    const options = ['S', { label: 'M', value: 'M', disabled: true }, 'L']
    const { control, variable } = await open({ options, value: ['S', 'M'], selectAll: true })
    const state = () => (control().indeterminate ? 'mixed' : control().checked)
    expect(state()).toBe('mixed')
    await userEvent.click(control())
    expect([state(), variable('value')]).toEqual([true, ['S', 'M', 'L']])
    await userEvent.click(control())
    expect([state(), variable('value')]).toEqual(['mixed', ['M']])
  })

  test('follows a workflow, its actions and a bound first value without a change event', async () => {
    const { set, setVariable, run, names, variable, controls } = await open(
      { value: publishedBinding('first'), max: 2 },
      { values: { first: ['S'] } },
    )
    const marks = () => controls().map(({ checked }) => checked)
    await setVariable('value', ['M'])
    expect(marks()).toEqual([false, true, false])
    await run('set-value', 'L')
    expect(variable('value')).toEqual(['L'])
    await run('select-all')
    expect(variable('value')).toEqual(['S', 'M'])
    await run('clear')
    expect(marks()).toEqual([false, false, false])
    await run('reset-value')
    expect(marks()).toEqual([true, false, false])
    await userEvent.click(controls()[1] ?? expect.fail())
    // An equal list is no other one: what a person chose stays.
    await set({ first: ['S'] })
    expect([variable('value'), names().includes('initValueChange')]).toEqual([['S', 'M'], false])
    await set({ first: ['L'] })
    expect([variable('value'), names().at(-1)]).toEqual([['L'], 'initValueChange'])
  })

  test('that is read-only keeps what is chosen; one that is disabled is passed over', async () => {
    const { variable, names, controls } = await open({ value: ['M'], readonly: true, selectAll: true })
    await userEvent.keyboard('{Tab} {Tab} ')
    expect([variable('value'), names(), controls()[1]?.getAttribute('aria-readonly')]).toEqual([['M'], ['focus'], 'true'])
    const off = await open({ disabled: true })
    await userEvent.keyboard('{Tab}')
    expect(off.element().contains(document.activeElement)).toBe(false)
  })

  test('takes what was chosen before the page was alive, unless it is read-only', async () => {
    const before = (body: HTMLElement) => body.querySelectorAll('input')[2]?.click()
    const early = await open({ value: ['S'] }, { before })
    expect([early.variable('value'), early.names()]).toEqual([['S', 'L'], ['change']])
    const kept = await open({ value: ['S'], readonly: true }, { before })
    expect([kept.variable('value'), kept.names(), kept.controls()[2]?.checked]).toEqual([['S'], [], false])
  })
})

describe('in a form, a checkbox group', () => {
  const inForm = controlOpener(formContainerDefinition, FormContainer)
  const openForm = (props: object) =>
    inForm(
      {},
      {
        inside: {
          slot: 'formContent',
          nodes: [
            {
              uid: 'sizes',
              definition: checkboxGroupDefinition as ElementDefinition,
              component: CheckboxGroup as ElementComponent,
              props: { options: ['S', 'M', 'L'], fieldName: 'sizes', accessibleLabel: 'Sizes', ...props },
            },
          ],
        },
      },
    )

  test.each([
    [{ required: true }, 'Fill this in.'],
    [{ min: 2, value: ['S'] }, 'Choose at least 2.'],
    [{ max: 1, value: ['S', 'M'] }, 'Choose at most 1.'],
  ])('with %j is refused: %s', async (props, message) => {
    const { run, saidOf, control } = await openForm(props)
    await run('submit-form')
    expect(saidOf('submit-validation-error')).toMatchObject([{ invalidFields: [{ name: 'sizes', message }] }])
    expect([document.activeElement, control().getAttribute('aria-invalid')]).toEqual([control(), 'true'])
  })

  test('that was refused is sent once enough are chosen', async () => {
    const { run, saidOf, control, controls } = await openForm({ min: 2, value: ['S'] })
    await run('submit-form')
    await userEvent.click(controls()[1] ?? expect.fail())
    expect(control().getAttribute('aria-invalid')).toBeNull()
    await run('submit-form')
    expect(saidOf('submit')).toMatchObject([{ formData: { sizes: ['S', 'M'] } }])
  })
})
