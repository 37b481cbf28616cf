import { afterEach, describe, expect, test } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { controlOpener } from '@heddle/testing/control-opener'
import type { LiveElementOptions } from '@heddle/testing/live-element'
import { publishedBinding } from '@heddle/testing'
import { elementStyles } from '../../styles.gen.ts'
import { FormInputFramedCurrency } from './framed.currency.body.tsx'
import { FormInputNumber } from './number.body.tsx'
import { formInputDefinition } from './definition.ts'

const fields = { type: 'number', accessibleLabel: 'Pieces', required: false }
const openNumber = controlOpener(formInputDefinition, FormInputNumber, fields)
const openCurrency = controlOpener(formInputDefinition, FormInputFramedCurrency, fields)

async function open(props: LiveElementOptions['props'] = {}, values: LiveElementOptions['values'] = {}) {
  const live = await (props['type'] === 'currency' ? openCurrency : openNumber)(props, { values })
  return { ...live, input: live.controls()[0] ?? (live.element() as HTMLInputElement), changes: () => live.valuesOf('change') }
}

describe('a number', () => {
  test('is a spinbutton with its value and bounds', async () => {
    const { input } = await open({ value: 3, min: -5, max: 10 })
    const attributes = ['role', 'inputmode', 'aria-valuenow', 'aria-valuemin', 'aria-valuemax'].map((name) =>
      input.getAttribute(name),
    )
    expect(attributes).toEqual(['spinbutton', 'decimal', '3', '-5', '10'])
    expect(input.type).toBe('text')
  })

  test('is null while the field is empty', async () => {
    const { input, variable, changes } = await open({ value: 3 })
    expect(variable('value')).toBe(3)
    await userEvent.fill(input, '')
    expect(variable('value')).toBeNull()
    expect(changes()).toEqual([null])
    expect(input.getAttribute('aria-valuenow')).toBeNull()
  })

  test('may be typed with a comma, and is shown with one then', async () => {
    const { input, variable, changes } = await open()
    await userEvent.click(input)
    await userEvent.keyboard('1,50')
    expect(input.value).toBe('1,50')
    expect(variable('value')).toBe(1.5)
    await userEvent.keyboard('{Tab}')
    expect(input.value).toBe('1,5')
    expect(changes()).toEqual([1, 1.5])
  })

  test('is not formatted under the hand', async () => {
    const { input, changes } = await open()
    await userEvent.click(input)
    await userEvent.keyboard('50.')
    expect(input.value).toBe('50.')
    expect(input.selectionStart).toBe(3)
    await userEvent.keyboard('0')
    expect(input.value).toBe('50.0')
    expect(changes()).toEqual([5, 50])
  })

  test('a text that is no number stays to be mended, refused, with null as value', async () => {
    const { input, variable } = await open({ value: 3 })
    await userEvent.fill(input, 'many')
    await userEvent.keyboard('{Tab}')
    expect(input.value).toBe('many')
    expect(variable('value')).toBeNull()
    await expect.poll(() => input.getAttribute('aria-invalid')).toBe('true')
    await userEvent.fill(input, '4')
    expect(input.getAttribute('aria-invalid')).toBeNull()
    expect(variable('value')).toBe(4)
  })

  test.each(['{Tab}', '{Enter}'])('is brought within its bounds by %s, not before', async (key) => {
    const { input, variable, changes } = await open({ max: 10 })
    await userEvent.click(input)
    await userEvent.keyboard('50')
    expect(variable('value')).toBe(50)
    await userEvent.keyboard(key)
    expect(input.value).toBe('10')
    expect(variable('value')).toBe(10)
    expect(changes()).toEqual([5, 50, 10])
  })

  test('a bound value beyond the bounds is data: it is left as it is', async () => {
    const { input, variable, changes } = await open({ value: publishedBinding('given'), max: 10 }, { given: 50 })
    await userEvent.click(input)
    await userEvent.keyboard('{Tab}')
    expect(variable('value')).toBe(50)
    expect(changes()).toEqual([])
  })

  test('bounds and step may come by formula, wrong ones count for nothing', async () => {
    const { input, variable, set } = await open(
      { value: 1, step: publishedBinding('by'), max: publishedBinding('top') },
      { by: 0.25, top: '2' },
    )
    await userEvent.click(input)
    await userEvent.keyboard('{ArrowUp}')
    expect(variable('value')).toBe(1.25)
    await userEvent.keyboard('{PageUp}')
    expect(variable('value')).toBe(2)
    await set({ by: 'much', top: null })
    await userEvent.keyboard('{PageUp}')
    expect(variable('value')).toBe(12)
  })

  test('keys step it and say each step', async () => {
    const { input, changes } = await open({ value: 5, min: 0, max: 40, step: 2 })
    await userEvent.click(input)
    await userEvent.keyboard('{ArrowUp}{ArrowDown}{PageUp}{PageDown}{End}{ArrowUp}{Home}{ArrowDown}')
    expect(changes()).toEqual([7, 5, 25, 5, 40, 0])
    expect(input.value).toBe('0')
  })

  test('the wheel does not change it', async () => {
    const { input, changes } = await open({ value: 5 })
    await userEvent.click(input)
    const { x, y, width, height } = input.getBoundingClientRect()
    const session = cdp() as unknown as { send: (method: string, params: object) => Promise<unknown> }
    const at = { x: x + width / 2, y: y + height / 2 }
    await session.send('Input.dispatchMouseEvent', { type: 'mouseWheel', ...at, deltaX: 0, deltaY: -120 })
    input.dispatchEvent(new WheelEvent('wheel', { deltaY: -120, bubbles: true, cancelable: true }))
    expect(input.value).toBe('5')
    expect(changes()).toEqual([])
  })

  test('read-only is not stepped', async () => {
    const { input, changes } = await open({ value: 5, readonly: true })
    await userEvent.click(input)
    await userEvent.keyboard('{ArrowUp}{End}')
    expect(input.value).toBe('5')
    expect(changes()).toEqual([])
  })

  test('that is pasted as others write it is that number; typed so, it is none', async () => {
    const { input, variable } = await open({ max: 10_000 })
    await userEvent.click(input)
    input.setRangeText('$ 1,234.5')
    input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }))
    expect([input.value, variable('value')]).toEqual(['1234.5', 1234.5])
    await userEvent.fill(input, '1,234.5')
    expect([input.value, variable('value')]).toEqual(['1,234.5', null])
  })

  test('a value that is set as a text with a comma is that number', async () => {
    const { input, variable } = await open({ value: '2,5' })
    expect(variable('value')).toBe(2.5)
    expect(input.value).toBe('2.5')
  })
})

describe('a decimal number', () => {
  test('is written with its decimals when it is left, and is what is written, in the event too', async () => {
    const { input, variable, changes } = await open({ type: 'decimal', precision: '0.01' })
    await userEvent.click(input)
    await userEvent.keyboard('1,2345')
    expect([input.value, variable('value')]).toEqual(['1,2345', 1.2345])
    await userEvent.keyboard('{Tab}')
    expect([input.value, variable('value'), changes().at(-1)]).toEqual(['1,23', 1.23, 1.23])
    await userEvent.click(input)
    await userEvent.keyboard('{ArrowUp}')
    expect([input.value, variable('value')]).toEqual(['1,33', 1.33])
  })
})

describe('an amount of money', () => {
  test('is written in groups as it is typed, with the caret behind the same digit', async () => {
    const { input, variable, changes } = await open({ type: 'currency' })
    await userEvent.click(input)
    await userEvent.keyboard('12345')
    expect([input.value, variable('value'), variable('formatted')]).toEqual(['12,345', 12_345, '$ 12,345.00'])
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}9')
    expect([input.value, input.selectionStart]).toEqual(['123,945', 5])
    await userEvent.keyboard('{End}.5{Tab}')
    expect([input.value, variable('value'), changes().at(-1)]).toEqual(['123,945.50', 123_945.5, 123_945.5])
  })

  test('is nothing when its digits are gone, and shows what a workflow sets', async () => {
    const { input, variable, setVariable } = await open({ type: 'currency', value: 5 })
    expect(input.value).toBe('5.00')
    await userEvent.fill(input, '')
    expect([variable('value'), variable('formatted')]).toEqual([null, ''])
    await setVariable('value', 1234)
    expect(input.value).toBe('1,234.00')
  })

  test('that is pasted is read as it is written elsewhere', async () => {
    const { input, variable } = await open({ type: 'currency' })
    await userEvent.click(input)
    input.setRangeText('1.234,56 €', 0, 0, 'end')
    input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }))
    expect([input.value, variable('value')]).toEqual(['1,234.56', 1234.56])
  })

  test('is written anew in another format', async () => {
    const { input, set } = await open(
      { type: 'currency', value: 1234.5, currencyDecimalPlaces: publishedBinding('places') },
      { places: 2 },
    )
    expect(input.value).toBe('1,234.50')
    await set({ places: 0 })
    await expect.poll(() => input.value).toBe('1,235')
  })
})

describe('numbers', () => {
  test.each([
    ['number', '5', 7, '7'],
    ['currency', '5', 7, '7.00'],
  ])('a %s shows what a workflow sets while somebody types', async (type, key, value, shown) => {
    const { input, setVariable } = await open({ type })
    await userEvent.click(input)
    await userEvent.keyboard(key)
    await setVariable('value', value)
    expect(input.value).toBe(shown)
  })

  test.each(['number', 'decimal', 'currency'])('a %s that workflows clear is null', async (type) => {
    const { input, run, variable } = await open({ type, value: 7 })
    await run('clear')
    expect([input.value, variable('value')]).toEqual(['', null])
  })
})

describe('beyond its bounds', () => {
  /** What the browser says of a number of its own. */
  const words = (bounds: { readonly min?: string; readonly max?: string }, value: string): string =>
    Object.assign(document.createElement('input'), { type: 'number', step: 'any', ...bounds, value }).validationMessage

  test('a bound number is refused in the words of the browser, until it is mended', async () => {
    const { input, set } = await open({ value: publishedBinding('given'), max: publishedBinding('top') }, { given: 50, top: 10 })
    expect([input.validationMessage, input.value]).toEqual([words({ max: '10' }, '50'), '50'])
    expect(input.validationMessage).not.toBe('')
    await set({ top: 60 })
    expect(input.validity.valid).toBe(true)
    await set({ given: -5 })
    expect(input.validationMessage).toBe(words({ min: '0' }, '-5'))
  })

  test('an amount keeps what was typed, and is refused', async () => {
    const { input, variable } = await open({ type: 'currency', currencyMin: '10', currencyMax: '1000,5' })
    await userEvent.click(input)
    await userEvent.keyboard('1001{Tab}')
    expect([input.value, variable('value'), input.validationMessage]).toEqual([
      '1,001.00',
      1001,
      words({ max: '1000.5' }, '1001'),
    ])
    expect(input.getAttribute('aria-invalid')).toBe('true')
    await userEvent.fill(input, '1000.5')
    expect([input.validity.valid, input.getAttribute('aria-invalid')]).toEqual([true, null])
    await userEvent.fill(input, '9')
    expect(input.validationMessage).toBe(words({ min: '10' }, '9'))
    await userEvent.fill(input, '')
    expect(input.validity.valid).toBe(true)
  })
})

test.each([
  ['number', FormInputNumber],
  ['currency', FormInputFramedCurrency],
])('where people read from the right a %s has its minus before it, and stands at the right', async (type, body) => {
  const css = Object.entries(elementStyles)
    .flatMap(([name, text]) => (name.startsWith('form-input') ? text : []))
    .join('')
  const live = await controlOpener(formInputDefinition, body, { ...fields, type, value: -5, allowNegative: true })({}, { css })
  const input = live.controls()[0] ?? (live.element() as HTMLInputElement)
  const look = () => [getComputedStyle(input).direction, getComputedStyle(input).textAlign]
  expect(look()).toEqual(['ltr', 'start'])
  document.documentElement.dir = 'rtl'
  expect(look()).toEqual(['ltr', 'right'])
  document.documentElement.removeAttribute('dir')
})

describe('a form that the browser sends by itself gets a plain number', () => {
  const others: HTMLFormElement[] = []
  afterEach(() => {
    for (const form of others.splice(0)) form.replaceWith(...[...form.children].filter((one) => one.hasAttribute('data-element')))
  })
  /** Puts the element into a form, behind fields with these names and values; gives what that would send. */
  function sentWith(element: HTMLElement | undefined, ...fields: readonly [name: string, value: string][]) {
    const form = document.createElement('form')
    if (element) element.before(form)
    else document.body.append(form)
    for (const [name, value] of fields) form.append(Object.assign(document.createElement('input'), { name, value }))
    if (element) form.append(element)
    others.push(form)
    return () => [...new FormData(form)]
  }

  test.each([
    ['currency', { currencyThousandsSeparator: 'dot', currencyDecimalSeparator: 'comma' }, '1250,5', '1.250,5', '1250.5'],
    ['number', {}, '1,50', '1,50', '1.5'],
    ['decimal', { precision: '0.01' }, '2,25', '2,25', '2.25'],
  ])('of a %s', async (type, props, typed, shown, sent) => {
    const { input, element } = await open({ type, fieldName: 'price', ...props })
    await userEvent.fill(input, typed)
    expect(input.value).toBe(shown)
    const entries = sentWith(element(), ['price', 'first'], ['note', typed])
    expect(entries()).toEqual([
      ['note', typed],
      ['price', 'first'],
      ['price', sent],
    ])
    await userEvent.fill(input, '')
    expect(entries()).toEqual([
      ['price', 'first'],
      ['note', typed],
      ['price', ''],
    ])
  })

  test('not of a field that is left out, or of another form', async () => {
    const { element } = await open({ type: 'number', fieldName: 'price', value: '1,5', disabled: true })
    expect(sentWith(element(), ['price', '1,50'])()).toEqual([['price', '1,50']])
    expect(sentWith(undefined, ['price', '1.50'])()).toEqual([['price', '1.50']])
  })
})
