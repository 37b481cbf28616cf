import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { compilePattern } from '../../regex/index.ts'
import { anyFilter, anyRow, fieldName } from '../../testing/arbitrary-values.ts'
import { filterPlainly } from '../../testing/filter-plainly.ts'
import { FUZZ, FUZZ_TIMEOUT, fuzzTitle } from '../../testing/fuzz.ts'
import { sortPlainly } from '../../testing/sort-plainly.ts'
import { applyFilter, compileFilter, sortRows } from '../index.ts'

const same = (value: unknown) => value
const rowsOf = fc.array(anyRow, { maxLength: 30 })

it(`document-D63 a filter keeps what it says, row by row: ${fuzzTitle('trees')}`, { timeout: FUZZ_TIMEOUT }, () => {
  fc.assert(
    fc.property(anyFilter, rowsOf, (filter, rows) => {
      const kept = applyFilter(rows, compileFilter(filter, same, { pattern: compilePattern }))
      const expected = filterPlainly(filter, rows)
      expect(kept.length).toBe(expected.length)
      expect(kept.every((row, at) => Object.is(row, expected[at]))).toBe(true)
    }),
    FUZZ,
  )
})

const key = fc.record({ key: fieldName, direction: fc.constantFrom('ASC' as const, 'DESC' as const) })

it(`document-D67 rows are sorted as a comparator would, stably: ${fuzzTitle('rows')}`, { timeout: FUZZ_TIMEOUT }, () => {
  fc.assert(
    fc.property(rowsOf, fc.array(key, { maxLength: 3 }), fc.constantFrom('en', 'ru', 'cs'), (rows, keys, language) => {
      const sorted = sortRows(rows, keys, language)
      const expected = sortPlainly(rows, keys, language)
      expect(sorted.length).toBe(rows.length)
      expect(sorted.every((row, at) => Object.is(row, expected[at]))).toBe(true)
    }),
    FUZZ,
  )
})

const letters = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'aAbBzZ019 -_.,!?$"\'') }),
  fc.string({ unit: fc.constantFrom(...'аАбБйЙияЯеёЖ aAh-') }),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom('c', 'h', 'ch', 'a', 'å', '\u0301', '\u0000', '\u00ad', 'I', 'i') }),
)
const languages = fc.constantFrom('en', 'ru', 'de', 'es', 'cs', 'da', 'tr', 'hu')

it(`document-D67 texts stand in the order of the language: ${fuzzTitle('texts')}`, { timeout: FUZZ_TIMEOUT }, () => {
  const texts = fc.tuple(fc.constantFrom('', 'Item ', 'ч'), fc.array(letters, { maxLength: 30 }))
  fc.assert(
    fc.property(texts, languages, ([start, ends], language) => {
      const rows = ends.map((end) => ({ text: start + end }))
      const sorted = sortRows(rows, [{ key: 'text', direction: 'ASC' }], language)
      expect(sorted).toEqual(rows.toSorted((left, right) => left.text.localeCompare(right.text, language)))
    }),
    FUZZ,
  )
})

it(`document-D67 numbers stand in order: ${fuzzTitle('numbers')}`, { timeout: FUZZ_TIMEOUT }, () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.double({ noNaN: true }), fc.integer()), { maxLength: 50 }), (numbers) => {
      const rows = numbers.map((number) => ({ number }))
      expect(sortRows(rows, [{ key: 'number', direction: 'DESC' }])).toEqual(
        rows.toSorted((a, b) => (a.number < b.number ? 1 : a.number > b.number ? -1 : 0)),
      )
    }),
    FUZZ,
  )
})
