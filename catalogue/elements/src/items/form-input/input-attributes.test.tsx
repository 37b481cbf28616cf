import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { ElementComponent } from '@heddle/kit/react'
import { FormInput } from './component.tsx'
import { formInputDefinition } from './definition.ts'
import { FormInputFramed } from './framed.body.tsx'
import { FormInputFramedCurrency } from './framed.currency.body.tsx'
import { FormInputFramedNumber } from './framed.number.body.tsx'
import { FormInputNumber } from './number.body.tsx'

const defaults = Object.fromEntries(Object.entries(formInputDefinition.fields).map(([name, field]) => [name, field.default]))
const BODIES: Readonly<Record<string, unknown>> = {
  number: FormInputNumber,
  framed: FormInputFramed,
  'framed.number': FormInputFramedNumber,
  'framed.currency': FormInputFramedCurrency,
}

/** What the server draws of an input, by its own body. */
function htmlOf(props: Readonly<Record<string, unknown>>, root: object = {}): string {
  const all = { ...defaults, required: false, ...props }
  const body = formInputDefinition.body?.(all as never)
  const Body = (body === undefined ? FormInput : BODIES[body]) as ElementComponent
  return renderToStaticMarkup(createElement(Body, { root: { className: 'k', ...root }, props: all as never }))
}

/** Its control: the name of that, and its attributes. */
function drawn(props: Readonly<Record<string, unknown>>) {
  const [, tag = '', text = '', content = ''] = /<(input|textarea)([^>]*)>(?:([^<]*)<)?/.exec(htmlOf(props)) ?? []
  const attributes = Object.fromEntries(
    [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  )
  return { tag, ...attributes, content } as Readonly<Record<string, string>>
}

describe('a type is drawn as the browser knows it, before any script', () => {
  test.each([
    ['text', { tag: 'input', type: 'text' }],
    ['email', { tag: 'input', type: 'email' }],
    ['search', { tag: 'input', type: 'search' }],
    ['tel', { tag: 'input', type: 'tel' }],
    ['password', { tag: 'input', type: 'password', spellCheck: 'false' }],
    ['date', { tag: 'input', type: 'date' }],
    ['time', { tag: 'input', type: 'time', step: '1' }],
    ['color', { tag: 'input', type: 'color', value: '#000000' }],
    ['textarea', { tag: 'textarea', rows: '4', style: 'resize:none' }],
    ['number', { tag: 'input', type: 'text', role: 'spinbutton', inputMode: 'decimal' }],
    ['decimal', { tag: 'input', type: 'text', role: 'spinbutton', inputMode: 'decimal' }],
    ['currency', { tag: 'input', type: 'text', inputMode: 'decimal' }],
  ])('%s', (type, expected) => expect(drawn({ type })).toMatchObject(expected))

  test('every type has its body, and most have the usual one', () => {
    const { type } = formInputDefinition.fields
    const bodies = type.options.map(({ value }) => [value, formInputDefinition.body?.({ type: value })])
    expect(bodies.filter(([, body]) => body !== undefined)).toEqual([
      ['number', 'framed.number'],
      ['decimal', 'framed.number'],
      ['currency', 'framed.currency'],
    ])
    expect(type.options).toHaveLength(12)
  })
})

describe('its first value is written as it will be shown', () => {
  test.each([
    ['text', 'two\nlines', 'twolines'],
    ['email', ' ada@example.org ', 'ada@example.org'],
    ['date', '2026-02-28T23:00:00Z', '2026-02-28'],
    ['time', '09:30', '09:30'],
    ['color', '#AbCdEf', '#abcdef'],
    ['number', '2,5', '2.5'],
    ['decimal', 2, '2.0'],
    ['currency', 1234.5, '1,234.50'],
  ])('%s: %j as %s', (type, value, shown) => expect(drawn({ type, value })['value']).toBe(shown))

  test('of several lines between its tags', () => {
    expect(drawn({ type: 'textarea', value: 'two\nlines' })['content']).toBe('two\nlines')
  })
})

describe('settings', () => {
  test('of checks and keyboards go to the types that know them', () => {
    const props = { minLength: 2, maxLength: 8, pattern: '[A-Z]+', inputMode: 'numeric', spellcheck: false }
    const all = { minLength: '2', maxLength: '8', pattern: '[A-Z]+', inputMode: 'numeric', spellCheck: 'false' }
    for (const type of ['text', 'email', 'search', 'tel', 'password']) expect(drawn({ ...props, type })).toMatchObject(all)
    const { pattern: _, ...ofArea } = all
    expect(drawn({ ...props, type: 'textarea' })).toMatchObject(ofArea)
    for (const type of ['textarea', 'date', 'time', 'color']) expect(drawn({ ...props, type })).not.toHaveProperty('pattern')
    for (const type of ['date', 'time', 'color']) expect(drawn({ ...props, type })).not.toHaveProperty('minLength')
  })

  test('of days are cut to days, wrong ones count for nothing', () => {
    const limits = { type: 'date', minDate: '2026-01-31T10:00', maxDate: 'soon' }
    expect(drawn(limits)).toMatchObject({ min: '2026-01-31' })
    expect(drawn(limits)).not.toHaveProperty('max')
  })

  test.each(['3600', '60', '1', '0.1'])('of times: the precision %s is the step', (timePrecision) =>
    expect(drawn({ type: 'time', timePrecision })['step']).toBe(timePrecision),
  )

  test('of several lines: rows, pulling, growing up to a number of rows', () => {
    expect(drawn({ type: 'textarea', rows: 25, resize: true })).toMatchObject({ rows: '25', style: 'resize:vertical' })
    expect(drawn({ type: 'textarea', rows: 2, grows: true, maxRows: 9 })['style']).toBe(
      'resize:none;field-sizing:content;min-block-size:2lh;max-block-size:9lh',
    )
    // Least and most that contradict one another, and rows that are none.
    expect(drawn({ type: 'textarea', rows: 6, grows: true, maxRows: 3 })['style']).toContain('max-block-size:6lh')
    expect(drawn({ type: 'textarea', rows: 'many' })['rows']).toBe('1')
    expect(drawn({ type: 'textarea', rows: 1e9 })['rows']).toBe('1000')
  })

  test('of autofill are words', () => {
    expect(drawn({})['autoComplete']).toBe('off')
    expect(drawn({ autocomplete: true })['autoComplete']).toBe('on')
    expect(drawn({ autocomplete: true, autocompleteToken: ' email ' })['autoComplete']).toBe('email')
  })

  test('of numbers: bounds for screen readers, none where they are no numbers', () => {
    expect(drawn({ type: 'number', value: 3, min: -5, max: '10' })).toMatchObject({
      'aria-valuenow': '3',
      'aria-valuemin': '-5',
      'aria-valuemax': '10',
    })
    expect(drawn({ type: 'number', value: 'many', min: null })).not.toHaveProperty('aria-valuenow')
    expect(drawn({ type: 'number', value: 'many', min: null })).not.toHaveProperty('aria-valuemin')
  })

  test('of an amount that may be negative bring a keyboard with a minus', () => {
    expect(drawn({ type: 'currency', allowNegative: true })['inputMode']).toBe('text')
  })
})

describe('alive by need', () => {
  const around = { isRepeated: false, holds: () => false }
  const alone = (props: object, more = {}) =>
    formInputDefinition.alone?.({ ...defaults, ...props } as never, { ...around, ...more })

  test('the browser serves texts, days, times and colours alone', () => {
    for (const type of ['text', 'textarea', 'email', 'search', 'password', 'date', 'time', 'tel', 'color'])
      expect([type, alone({ type })]).toEqual([type, true])
    for (const type of ['number', 'decimal', 'currency']) expect([type, alone({ type })]).toEqual([type, false])
  })

  test('not where it asks for the focus, has a check of its own, or stands in rows', () => {
    expect(alone({ autofocus: true })).toBe(false)
    expect(alone({ customValidation: true })).toBe(false)
    expect(alone({}, { isRepeated: true })).toBe(false)
  })
})
