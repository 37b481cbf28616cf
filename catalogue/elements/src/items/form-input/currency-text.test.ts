import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readAmount, toFormat, writeAmount, type CurrencyFormat } from './currency-text.ts'
import { formInputDefinition } from './definition.ts'

const defaults = Object.fromEntries(Object.entries(formInputDefinition.fields).map(([name, field]) => [name, field.default]))
const format = (props: object = {}): CurrencyFormat => toFormat({ ...defaults, ...props })
const plain = format({ currencyShowSymbol: false })
const german = format({
  currencyShowSymbol: false,
  currencyThousandsSeparator: 'dot',
  currencyDecimalSeparator: 'comma',
})
/** What stands in the field after a person did something, with the caret as a bar. */
const typed = (marked: string, how = plain, isPasted = false): string => {
  const { text, caret } = readAmount(marked.replace('|', ''), marked.indexOf('|'), how, isPasted)
  return `${text.slice(0, caret)}|${text.slice(caret)}`
}
const valueOf = (text: string, how = plain, isPasted = false) => readAmount(text, text.length, how, isPasted).value

describe('an amount that is typed', () => {
  test.each([
    ['1|', '1|'],
    ['1234|', '1,234|'],
    ['1,2345|', '12,345|'],
    ['1,2|', '12|'],
    ['12.|', '12.|'],
    ['12.345|', '12.34|'],
    ['x1y2|', '12|'],
    ['007|', '7|'],
    ['.5|', '.5|'],
    ['|', '|'],
    ['abc|', '|'],
  ])('%s becomes %s', (marked, expected) => expect(typed(marked)).toBe(expected))

  test('the caret stays behind the same digit, whatever groups come and go', () => {
    expect(typed('19|,234')).toBe('19|,234')
    expect(typed('1,92|34')).toBe('19,2|34')
    expect(typed('1|234')).toBe('1|,234')
    expect(typed('12|,345.67')).toBe('12|,345.67')
    expect(typed('1,2|5')).toBe('12|5')
  })

  test('a mark typed at the mark steps over it, one elsewhere is refused', () => {
    expect(typed('12.|.50')).toBe('12.|50')
    expect(typed('1.|2.50')).toBe('1|2.50')
  })

  test('full decimals take no more, and are overwritten in place', () => {
    expect(typed('12.501|')).toBe('12.50|')
    expect(typed('12.91|50')).toBe('12.91|')
  })

  test('dots between thousands are no marks until a comma comes', () => {
    expect(typed('1.234|', german)).toBe('1.234|')
    expect(typed('1.234,5|', german)).toBe('1.234,5|')
    expect(valueOf('1.234,5', german)).toBe(1234.5)
    expect(valueOf('1.5', german)).toBe(15)
  })

  test('either comma or dot is the mark where neither stands between groups', () => {
    const spaced = format({ currencyShowSymbol: false, currencyThousandsSeparator: 'space' })
    expect(typed('1234,5|', spaced)).toBe('1 234.5|')
    expect(valueOf('1234.5', spaced)).toBe(1234.5)
  })

  test('a minus counts where it may', () => {
    expect(typed('-5|')).toBe('5|')
    const both = format({ currencyShowSymbol: false, allowNegative: true })
    expect([typed('-|', both), valueOf('-', both)]).toEqual(['-|', null])
    expect([typed('-1234|', both), valueOf('−1,234.5', both)]).toEqual(['-1,234|', -1234.5])
  })

  test('without decimals a mark ends it', () => {
    const whole = format({ currencyShowSymbol: false, currencyDecimalPlaces: 0 })
    expect([typed('12.50|', whole), valueOf('12.50', whole)]).toEqual(['12|', 12])
  })

  test('the symbol is no part of it', () => {
    expect(typed('$ 1234|', format())).toBe('1,234|')
    expect([typed('$ |', format()), valueOf('$ ', format())]).toEqual(['|', null])
  })
})

test('an amount that is pasted is read as it is written elsewhere', () => {
  expect(valueOf('1.234,56 €', plain, true)).toBe(1234.56)
  expect(valueOf('1,234.56', german, true)).toBe(1234.56)
  expect(typed('1.234,56 €|', plain, true)).toBe('1,234.56|')
})

describe('an amount that is shown', () => {
  test.each([
    [1234.5, format(), '$ 1,234.50'],
    [0, format(), '$ 0.00'],
    [-5, format(), '$ -5.00'],
    [-0.001, format(), '$ 0.00'],
    [1234567, format({ currencySymbolPosition: 'suffix', currencySymbol: '€' }), '1,234,567.00 €'],
    [1234.5, format({ currencyThousandsSeparator: 'apostrophe', currencyDecimalPlaces: 0 }), '$ 1’235'],
    [1e25, plain, '10,000,000,000,000,000,000,000,000'],
    [null, format(), ''],
  ] as const)('%d is %s', (amount, how, text) => expect(writeAmount(amount, how)).toBe(text))

  test('is read as the same amount, however it is written', () => {
    const formats = fc.record({
      currencyThousandsSeparator: fc.constantFrom('comma', 'dot', 'space', 'apostrophe', 'none'),
      currencyDecimalSeparator: fc.constantFrom('comma', 'dot'),
      currencySymbolPosition: fc.constantFrom('prefix', 'suffix'),
      currencySymbol: fc.constantFrom('$', '€', 'руб'),
    })
    const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })
    fc.assert(
      fc.property(formats, cents, (props, amount) => {
        const how = format({ ...props, allowNegative: true })
        expect(valueOf(writeAmount(amount / 100, how), how)).toBe(amount / 100)
      }),
    )
  })
})

test('what a formula gives as format counts as far as it is one', () => {
  expect(toFormat({ currencyDecimalPlaces: 99, currencyThousandsSeparator: 'toString' })).toMatchObject({
    decimals: 10,
    thousands: ',',
    mark: '.',
    symbol: '',
  })
  expect(format({ currencyDecimalSeparator: 'comma' })).toMatchObject({ thousands: '', mark: ',' })
  expect(format({ currencyDecimalPlaces: 'many' }).decimals).toBe(2)
})

test('a long line is read without delay', () => expect(valueOf('1,'.repeat(100_000))).toBe(Infinity))
