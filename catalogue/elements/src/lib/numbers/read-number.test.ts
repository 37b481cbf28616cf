import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clamp, NUMBER_PATTERN, readNumber, readPasted, stepFrom, toNumber, writeNumber } from './read-number.ts'

const numbers = () => fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 })

describe('a number that is typed', () => {
  test.each([
    ['12', 12],
    ['-0,5', -0.5],
    ['−3', -3],
    ['+7', 7],
    ['50.', 50],
    ['.5', 0.5],
    [' 1 000,25 ', 1000.25],
    ['1\u202f000', 1000],
    ['1\u00a0000', 1000],
  ])('%j is %d', (text, number) => expect(readNumber(text)).toBe(number))

  test.each(['', ' ', '-', ',', 'many', '1,2,3', '1.234,5', '0x10', '1e5', '12px', '--1', 'NaN', 'Infinity', '9'.repeat(400)])(
    '%j is none',
    (text) => expect(readNumber(text)).toBeNull(),
  )

  test('what a field shows is read as the same number, with either decimal mark', () => {
    fc.assert(
      fc.property(numbers(), fc.constantFrom<'.' | ','>('.', ','), (number, mark) => {
        // A number of more digits than a field shows is the nearest one it can show.
        expect(readNumber(writeNumber(number, mark))).toBeCloseTo(number, 15)
      }),
    )
  })

  test('is shown without an exponent and without groups', () => {
    expect(writeNumber(0.0000001, ',')).toBe('0,0000001')
    expect(writeNumber(1e21, '.')).toBe('1000000000000000000000')
    expect(writeNumber(12_345.5, ',')).toBe('12345,5')
    expect(writeNumber(null, '.')).toBe('')
  })

  test('the browser refuses exactly what is no number', () => {
    const pattern = new RegExp(`^(?:${NUMBER_PATTERN})$`, 'v')
    const typed = fc.string({ unit: fc.constantFrom('0', '7', '-', '+', ',', '.', ' ', 'e') })
    fc.assert(fc.property(typed, (text) => pattern.test(text) === (readNumber(text) !== null)))
  })

  test.each([
    ['1.234,56 €', 1234.56],
    ['$ 1,234.56', 1234.56],
    ['1.234.567', 1_234_567],
    ["CHF 1'234'567.5", 1_234_567.5],
    ['1 234,5 руб.', 1234.5],
    ['Nr. 12', 12],
    ['−12,5 %', -12.5],
    ['12 px', 12],
    ['many', null],
    ['', null],
    ['1-2', null],
  ])('%j from elsewhere is %j', (text, number) => expect(readPasted(text)).toBe(number))

  test('what is a number is the same one where it is pasted, whatever stands around it', () => {
    fc.assert(
      fc.property(numbers(), fc.constantFrom<'.' | ','>('.', ','), (number, mark) => {
        const text = writeNumber(number, mark)
        expect(readPasted(`about ${text} €`)).toBe(readNumber(text))
      }),
    )
  })

  test('a long line of blanks is refused without delay', () => expect(readNumber(`${' '.repeat(100_000)}x`)).toBeNull())
})

describe('bounds', () => {
  test('a value that a formula gave counts when it is a number or spells one', () => {
    expect([3, '3,5', '', 'x', null, undefined, Number.NaN, Infinity, {}, true].map(toNumber)).toEqual([
      3,
      3.5,
      ...Array.from({ length: 8 }, () => null),
    ])
  })

  test('keep a value within', () => {
    fc.assert(
      fc.property(numbers(), numbers(), numbers(), (value, a, b) => {
        const bounds = { min: Math.min(a, b), max: Math.max(a, b), step: 1 }
        const kept = clamp(value, bounds)
        return kept >= bounds.min && kept <= bounds.max && clamp(kept, bounds) === kept
      }),
    )
    expect(clamp(-5, { min: null, max: null, step: 1 })).toBe(-5)
    expect(clamp(5, { min: 10, max: 0, step: 1 })).toBe(0)
  })

  test('a step leaves no digits behind', () => {
    expect(stepFrom(0.1, 0.2)).toBe(0.3)
    expect(stepFrom(null, 5)).toBe(5)
  })
})
