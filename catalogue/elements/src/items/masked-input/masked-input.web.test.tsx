import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { publishedBinding } from '@heddle/testing'
import { controlOpener } from '@heddle/testing/control-opener'
import type { LiveElementOptions } from '@heddle/testing/live-element'
import { MaskedInput } from './component.tsx'
import { maskedInputDefinition } from './definition.ts'

const openMasked = controlOpener(maskedInputDefinition, MaskedInput, { accessibleLabel: 'Day' })

async function open(props: LiveElementOptions['props'] = {}, values: LiveElementOptions['values'] = {}) {
  const live = await openMasked(props, { values })
  const input = live.element() as HTMLInputElement
  return { ...live, input, shown: () => [input.value, input.selectionStart], changes: () => live.valuesOf('change') }
}

describe('a masked input', () => {
  test('is written in its mask while it is typed, and says what was typed alone, too', async () => {
    const { input, variable, saidOf, changes } = await open()
    expect([input.placeholder, input.inputMode, input.getAttribute('aria-label')]).toEqual(['__/__/____', 'numeric', 'Day'])
    await userEvent.click(input)
    await userEvent.keyboard('311')
    expect([input.value, variable('value'), variable('rawValue')]).toEqual(['31/1', '31/1', '311'])
    await userEvent.keyboard('2/2026')
    expect(changes().at(-1)).toBe('31/12/2026')
    expect(saidOf('maskComplete')).toEqual([{ value: '31/12/2026', rawValue: '31122026' }])
  })

  test('says which signs fit and which do not', async () => {
    const { input, saidOf } = await open()
    await userEvent.click(input)
    await userEvent.keyboard('1x')
    expect([saidOf('characterAccept'), saidOf('characterReject')]).toEqual([[{ character: '1' }], [{ character: 'x' }]])
    expect(input.value).toBe('1')
  })

  test('keeps the caret behind the same sign, where something is typed, deleted or does not fit', async () => {
    const { input, shown } = await open({ value: '31/12/2026' })
    await userEvent.click(input)
    await userEvent.keyboard('{Home}{ArrowRight}{Delete}')
    expect(shown()).toEqual(['31/22/026', 1])
    await userEvent.keyboard('0')
    expect(shown()).toEqual(['30/12/2026', 2])
    await userEvent.keyboard('x')
    expect(shown()).toEqual(['30/12/2026', 2])
    await userEvent.keyboard('{ArrowRight}{Backspace}{Backspace}')
    expect(shown()).toEqual(['31/22/026', 1])
  })

  test('takes what is pasted with the signs of the mask or without', async () => {
    const { input } = await open({ mask: 'AAA-000', capitals: true })
    for (const text of ['xyz123', 'XYZ-123', ' x.y.z 1 2 3 4']) {
      await userEvent.fill(input, text)
      expect(input.value).toBe('XYZ-123')
    }
  })

  test('may always be emptied, signs at its end too', async () => {
    const { input, variable } = await open({ mask: '00 %', value: '12' })
    expect(input.value).toBe('12 %')
    await userEvent.click(input)
    await userEvent.keyboard('{End}{Backspace}{Backspace}{Backspace}')
    expect([input.value, variable('value')]).toEqual(['', ''])
  })

  test('that is begun is refused in clear words once it is left, and no more when it is complete', async () => {
    const { input, states } = await open({ required: true })
    await userEvent.click(input)
    await userEvent.keyboard('12{Tab}')
    await expect.poll(states).toBe('invalid')
    expect(input.validationMessage).toBe('Fill this in completely.')
    await userEvent.fill(input, '01022026')
    await expect.poll(states).toBe('complete')
    expect(input.validity.valid).toBe(true)
    const told = await open({ incompleteText: 'A whole day, please.', value: '1' })
    expect(told.input.validationMessage).toBe('A whole day, please.')
  })

  test('follows workflows, a bound first value and another mask, and says nothing of a change', async () => {
    const { run, set, input, variable, names } = await open(
      { value: publishedBinding('given'), mask: publishedBinding('mask') },
      { given: '0102', mask: '00/00' },
    )
    expect(input.value).toBe('01/02')
    await run('set-value', '3 4')
    expect([input.value, variable('value'), variable('rawValue')]).toEqual(['34', '34', '34'])
    await run('clear')
    expect(variable('value')).toBe('')
    await run('reset-value')
    await set({ mask: '0-0-0-0' })
    expect(input.value).toBe('0-1-0-2')
    await set({ given: 99 })
    expect(input.value).toBe('9-9')
    expect(names()).not.toContain('change')
  })

  test('that is read-only or disabled stays as it is', async () => {
    const { input, names } = await open({ value: '0102', readonly: true })
    await userEvent.click(input)
    await userEvent.keyboard('{End}3{Enter}')
    expect([input.value, names()]).toEqual(['01/02', ['focus', 'onEnterKey']])
  })
})
