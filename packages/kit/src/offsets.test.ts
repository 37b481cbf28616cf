import { expect, test } from 'vitest'
import { FLOATING } from './floating.ts'
import { isOffset, readOffset } from './offsets.ts'

test.each(['', '0', '8px', '-1000px', '1000px', '100%', '-12.5%', '2rem', ' 4px '])('a builder may write %j', (text) => {
  expect(isOffset(text)).toBe(true)
  expect(FLOATING.offsetX.check(text)).toBeUndefined()
})

test.each(['1001px', '-1001px', '101%', '8', 'px', '1e9px', 'calc(1px)', 'red', null, 8, {}, '9'.repeat(100_000)])(
  'and not %j, unless it is a number of pixels',
  (value) => {
    const isNumber = value === '8'
    expect(isOffset(value)).toBe(isNumber)
    expect(FLOATING.offsetY.check(value as never)).toBe(
      isNumber ? undefined : 'must be a length of at most 1000px or 100%, such as 8px',
    )
  },
)

test('a bound one is brought within the limits, and is none when it is no length', () => {
  expect(readOffset('5000px')).toEqual({ amount: 1000, unit: 'px' })
  expect(readOffset('-400%')).toEqual({ amount: -100, unit: '%' })
  expect(readOffset('1.5rem')).toEqual({ amount: 1.5, unit: 'rem' })
  for (const value of [undefined, null, 'left', {}, 'calc(1px + url(x))'])
    expect(readOffset(value)).toEqual({ amount: 0, unit: 'px' })
})
