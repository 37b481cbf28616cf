import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { publishedBinding } from '@heddle/testing'
import { controlOpener } from '@heddle/testing/control-opener'
import { Slider } from './component.tsx'
import { sliderDefinition } from './definition.ts'

const open = controlOpener(sliderDefinition, Slider, { accessibleLabel: 'Size' })

describe('a slider', () => {
  test('goes by keys: a step, ten steps, to its bounds; the variable follows at once, the change waits', async () => {
    const { control, variable, said, saidOf } = await open({ value: 50, debounce: true, debounceDelay: 5000 })
    await userEvent.keyboard('{Tab}{ArrowRight}')
    expect([variable('value'), control().value]).toEqual([51, '51'])
    await userEvent.keyboard('{PageUp}{PageDown}{PageDown}{ArrowDown}')
    expect(variable('value')).toBe(40)
    await userEvent.keyboard('{Home}')
    expect(variable('value')).toBe(0)
    await userEvent.keyboard('{End}')
    expect(variable('value')).toBe(100)
    expect(said.some(({ name }) => name === 'change')).toBe(false)
    expect(saidOf('input').at(-1)).toEqual({ value: 100 })
    expect(saidOf('changeEnd').at(-1)).toEqual({ value: 100 })
    control().blur()
    expect(saidOf('change')).toEqual([{ value: 100 }])
  })

  test('follows a workflow and a bound first value, and shows the closest value that it has', async () => {
    const bound = { value: publishedBinding('first'), min: 0, max: 10, step: 2.5 }
    const { control, set, setVariable, run, names } = await open(bound, { values: { first: 4 } })
    expect(control().value).toBe('5')
    await setVariable('value', 99)
    expect(control().value).toBe('10')
    await run('set-value', '2')
    expect(control().value).toBe('2.5')
    await run('reset-value')
    expect(control().value).toBe('5')
    await set({ first: 8 })
    expect([control().value, names()]).toEqual(['7.5', ['initValueChange']])
  })

  test('that is read-only stays where it is', async () => {
    const { control, variable, names } = await open({ value: 50, readonly: true })
    await userEvent.keyboard('{Tab}{ArrowRight}{PageUp}')
    expect([control().value, variable('value'), names()]).toEqual(['50', 50, ['focus']])
  })

  test('shows its value beside the thumb, for the eye alone', async () => {
    const { element } = await open({ value: 30 })
    const output = element().querySelector('output')
    expect([output?.textContent, output?.getAttribute('aria-hidden')]).toEqual(['30', 'true'])
    expect(element().style.getPropertyValue('--at')).toBe('0.3')
    expect((await open({ tooltip: false })).element().querySelector('output')).toBeNull()
  })
})
