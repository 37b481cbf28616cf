import { describe, expect, test } from 'vitest'
import { columnText, optionOf, readColumnOptions } from './column-options.ts'

const WRITING = { language: 'en', timeZone: 'UTC', yes: 'Yes', no: 'No' }
const SIZES = readColumnOptions([{ value: 's', label: 'Small' }, { value: 2 }, 'large', 4, null])

describe('options of a column', () => {
  test('are values with labels, or texts and numbers that are both', () => {
    expect(SIZES.map(({ label }) => label)).toEqual(['Small', '2', 'large', '4', ''])
    for (const given of [undefined, null, 'text', {}, 7]) expect(readColumnOptions(given)).toEqual([])
    expect(readColumnOptions(Array(10_000).fill('x'))).toHaveLength(200)
  })

  test.each([
    ['s', 'Small'],
    [2, '2'],
    ['2', '2'],
    ['unknown', undefined],
    [null, ''],
    [undefined, undefined],
    [{}, undefined],
  ])('%j is called %j', (value, label) => expect(optionOf(value, SIZES)?.label).toBe(label))

  test('stand for their values where they are read', () => {
    expect(columnText('s', { kind: 'select', options: SIZES }, WRITING)).toBe('Small')
    expect(columnText('xl', { kind: 'select', options: SIZES }, WRITING)).toBe('xl')
    expect(columnText(true, { kind: 'boolean', options: [] }, WRITING)).toBe('Yes')
  })
})
