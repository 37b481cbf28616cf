import { describe, expect, test } from 'vitest'
import { readPhone } from './read-phone.ts'

describe('a phone number', () => {
  test.each([
    ['01511 2345678', 'DE', '01511 2345678', '+4915112345678', 'DE', true],
    ['2133734253', 'US', '(213) 373-4253', '+12133734253', 'US', true],
    ['+442079460018', 'DE', '+44 20 7946 0018', '+442079460018', 'GB', true],
    ['0151', 'DE', '0151', '+49151', 'DE', false],
    ['many', 'DE', '', '', undefined, false],
    ['', 'DE', '', '', undefined, false],
  ])('%j of %s is shown as %j and kept as %j', (text, country, shown, value, from, isValid) =>
    expect(readPhone(text, country)).toMatchObject({ shown, value, isValid, ...(value && { country: from }) }),
  )

  test('without a country needs its international form', () => {
    expect(readPhone('+4915112345678', undefined)).toMatchObject({ value: '+4915112345678', country: 'DE' })
    expect(readPhone('015112345678', undefined).value).toBe('')
  })

  test('100,000 signs are read without delay', () => expect(readPhone('1'.repeat(100_000), 'US').isValid).toBe(false))
})
