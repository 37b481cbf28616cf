import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { publishedBinding } from '@heddle/testing'
import { controlOpener } from '@heddle/testing/control-opener'
import type { LiveElementOptions } from '@heddle/testing/live-element'
import css from './component.css?raw'
import { OneTimeCode } from './component.tsx'
import { oneTimeCodeDefinition } from './definition.ts'

const openCode = controlOpener(oneTimeCodeDefinition, OneTimeCode, { accessibleLabel: 'Code' })

async function open(props: LiveElementOptions['props'] = {}, values: LiveElementOptions['values'] = {}) {
  const live = await openCode(props, { values, css })
  const input = live.control()
  const paste = (text: string): void => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', text)
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }
  return { ...live, input, paste, changes: () => live.valuesOf('change') }
}

describe('a code', () => {
  test('is one field with one name, which phones fill in', async () => {
    const { controls, input, element } = await open()
    expect(controls()).toHaveLength(1)
    expect([input.ariaLabel, input.autocomplete, input.inputMode, input.maxLength]).toEqual([
      'Code',
      'one-time-code',
      'numeric',
      6,
    ])
    const cells = [...element().querySelectorAll('.heddle-cell')]
    expect(cells).toHaveLength(6)
    expect(cells.every((cell) => cell.ariaHidden === 'true')).toBe(true)
  })

  test('each sign stands in the middle of its cell', async () => {
    const { input, element } = await open({ value: '123456' })
    const { left, width } = element().querySelector('.heddle-cell:nth-of-type(6)')?.getBoundingClientRect() ?? expect.fail()
    const style = getComputedStyle(input)
    const pen = document.createElement('canvas').getContext('2d') ?? expect.fail()
    pen.font = style.font
    const sign = pen.measureText('0').width
    const pitch = sign + Number.parseFloat(style.letterSpacing)
    const middle = input.getBoundingClientRect().left + Number.parseFloat(style.paddingLeft) + 5 * pitch + sign / 2
    expect(Math.abs(middle - (left + width / 2))).toBeLessThan(1.5)
  })

  test('is typed, says each change and when it is complete', async () => {
    const { variable, changes, saidOf, states } = await open({ format: 'xx-xx' })
    await userEvent.keyboard('{Tab}1a23')
    expect([variable('value'), variable('formatted'), states()]).toEqual(['123', '12-3', null])
    await userEvent.keyboard('45')
    expect(changes()).toEqual(['1', '12', '123', '1234'])
    expect(saidOf('complete')).toEqual([{ value: '1234', formatted: '12-34' }])
    expect(states()).toBe('complete')
  })

  test('Backspace takes the sign before the caret, arrows move it, and a sign takes the place of the next where all are there', async () => {
    const { input, changes, element } = await open({ value: '123456' })
    const active = () => [...element().querySelectorAll('.heddle-cell')].findIndex((cell) => cell.hasAttribute('data-state'))
    await userEvent.click(input)
    await userEvent.keyboard('{End}{Backspace}{ArrowLeft}{ArrowLeft}{Backspace}9')
    expect(changes()).toEqual(['12345', '1245', '12945'])
    await expect.poll(active).toBe(3)
    await userEvent.keyboard('{End}6{Home}7')
    expect(input.value).toBe('729456')
    await expect.poll(active).toBe(1)
  })

  test('what is no sign of it leaves the caret where it is', async () => {
    const { input } = await open({ value: '1234' })
    await userEvent.click(input)
    await userEvent.keyboard('{Home}{ArrowRight}x')
    expect([input.value, input.selectionStart]).toEqual(['1234', 1])
  })

  test('is pasted whole over what stands there, or in parts at the caret', async () => {
    const { input, paste, changes, saidOf } = await open({ value: '12' })
    await userEvent.click(input)
    await userEvent.keyboard('{Home}')
    paste('9 8')
    expect([input.value, input.selectionStart]).toEqual(['9812', 2])
    paste('Your code is 123-456.')
    paste('none')
    expect(changes()).toEqual(['9812', '123456'])
    expect(saidOf('paste')).toEqual(['9 8', 'Your code is 123-456.', 'none'].map((value) => ({ value })))
    expect(saidOf('complete')).toHaveLength(1)
  })

  test('that is not complete is refused in clear words, and no more once it is', async () => {
    const { input, states, valuesOf } = await open({ incompleteText: 'Six digits, please.' })
    await userEvent.keyboard('{Tab}123{Tab}')
    await expect.poll(states).toBe('invalid')
    expect(input.validationMessage).toBe('Six digits, please.')
    expect(valuesOf('error')).toEqual(['123'])
    await userEvent.click(input)
    await userEvent.keyboard('{End}456')
    await expect.poll(states).toBe('complete')
    expect(input.validity.valid).toBe(true)
  })

  test('is refused before anybody changed it, too', async () => {
    const { input } = await open({ value: '123' })
    expect(input.validity.patternMismatch).toBe(true)
  })

  test('sends its form once it is complete, if it is to', async () => {
    const { input } = await open({ format: 'xx', autoSubmit: true })
    const form = document.createElement('form')
    form.id = 'around'
    document.body.append(form)
    input.setAttribute('form', 'around')
    const sent: string[] = []
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      sent.push(input.value)
    })
    await userEvent.click(input)
    await userEvent.keyboard('12')
    expect(sent).toEqual(['12'])
    form.remove()
  })

  test.each([[{ readonly: true }], [{ disabled: true }]])('with %j is not changed', async (props) => {
    const { input, paste, names } = await open({ value: '12', ...props })
    await userEvent.keyboard('{Tab}3')
    paste('123456')
    expect(input.value).toBe('12')
    expect(names().filter((name) => name !== 'focus')).toEqual([])
  })

  test('follows workflows and a bound first value, and says nothing of a change', async () => {
    const { run, set, input, variable, names } = await open({ value: publishedBinding('given') }, { given: '1-2' })
    expect(input.value).toBe('12')
    await run('set-value', 123_456)
    expect([input.value, variable('formatted')]).toEqual(['123456', '123456'])
    await run('clear')
    expect(variable('value')).toBe('')
    await run('reset-value')
    await set({ given: { deep: '99' } })
    expect([input.value, names()]).toEqual(['99', ['initValueChange']])
  })

  test('may be hidden, of letters and without signs in empty cells', async () => {
    const { input, variable } = await open({ kind: 'letters', capitals: true, masked: true, placeholder: '', format: 'xxx' })
    expect([input.type, input.placeholder, input.inputMode]).toEqual(['password', '', 'text'])
    await userEvent.keyboard('{Tab}a1b')
    expect(variable('value')).toBe('AB')
  })
})
