import { getCountries, getCountryCallingCode } from 'libphonenumber-js/core'
import metadata from 'libphonenumber-js/metadata.min'
import { describe, expect, test } from 'vitest'
import { COUNTRIES, countryOf, readCountries } from './countries.ts'

test('countries and their codes are those of the library', () => {
  const known = getCountries(metadata).map((code) => ({ code, callingCode: getCountryCallingCode(code, metadata) }))
  expect([...COUNTRIES]).toEqual(known.toSorted((a, b) => (a.code < b.code ? -1 : 1)))
})

describe('a list of countries', () => {
  const codes = (names: unknown) => readCountries(names).map(({ code }) => code)

  test('is in the builder’s order, each once', () => expect(codes('ch, DE; at de, zz')).toEqual(['CH', 'DE', 'AT']))

  test.each([[''], ['zz'], [null], [7], [{}], ['x'.repeat(100_000)]])('that names none is all of them', (names) =>
    expect(codes(names)).toHaveLength(COUNTRIES.length),
  )
})

describe('a number', () => {
  const wanted = COUNTRIES.find(({ code }) => code === 'CA')

  test.each([
    ['+12133734253', 'CA'],
    ['+4915112345678', 'DE'],
    ['015112345678', 'CA'],
    ['', 'CA'],
  ])('%j is from %s', (value, code) => expect(countryOf(value, COUNTRIES, wanted)?.code).toBe(code))

  test('of no country is of none', () => expect(countryOf('+999', COUNTRIES, wanted)).toBeUndefined())
})
