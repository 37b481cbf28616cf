import fc from 'fast-check'
import { expect, test } from 'vitest'
import { englishNumber } from './english-number.ts'
import { fractionDigits } from './number-format.ts'

const numbers = fc.oneof(
  fc.double({ noNaN: true }),
  fc.integer(),
  fc.double({ min: -1e7, max: 1e7, noNaN: true }),
  fc
    .tuple(fc.integer({ min: -2_000_000, max: 2_000_000 }), fc.integer({ min: 0, max: 5 }))
    .map(([n, digits]) => n / 10 ** digits),
)
const digits = fc.option(fc.integer({ min: 0, max: 20 }), { nil: undefined })
const styles = fc.constantFrom<Intl.NumberFormatOptions>(
  {},
  ...['EUR', 'USD', 'GBP', 'JPY', 'CHF'].map((currency) => ({ style: 'currency', currency }) as const),
  { style: 'percent' },
  { style: 'unit', unit: 'kilobyte' },
)

test('a number is written as English formatters write it, or left to one', () => {
  fc.assert(
    fc.property(numbers, digits, styles, (value, count, style) => {
      const options = { ...style, ...fractionDigits(count) }
      const written = englishNumber(value, options)
      if (written !== undefined) expect(written).toBe(new Intl.NumberFormat('en', options).format(value))
    }),
    { seed: 7, numRuns: 20_000 },
  )
})

test.each([
  [1234567.891, {}, '1,234,567.891'],
  [1.005, fractionDigits(2), '1.01'],
  [999.995, { style: 'currency', currency: 'EUR' }, '€1,000.00'],
  [-0.4, fractionDigits(0), '-0'],
  [-1234.5, { style: 'currency', currency: 'USD', ...fractionDigits(0) }, '-$1,235'],
  [0.1 + 0.2, {}, '0.3'],
  [1e21, {}, undefined],
  [1e-7, {}, undefined],
  [Infinity, {}, undefined],
  [1, { style: 'currency', currency: 'JPY' }, undefined],
  [1, { style: 'percent' }, undefined],
] as const)('%s with %o is %s', (value, options, written) => expect(englishNumber(value, options)).toBe(written))
