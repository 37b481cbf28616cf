import { describe, expect, test } from 'vitest'
import type { Column } from './column.ts'
import { columnText, optionOf, readColumnOptions, tagsOf } from './column-options.ts'
import { readColumns } from './read-columns.ts'

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

  test('have a colour, and nothing else comes with it', () => {
    const colors = [
      '#b45309',
      'rgb(1, 2, 3)',
      'light-dark(#fff, #000)',
      'red;background:url(https://a.example)',
      'url(x:y)',
      7,
      null,
    ]
    expect(readColumnOptions(colors.map((color) => ({ value: 'x', color }))).map(({ color }) => color)).toEqual([
      '#b45309',
      'rgb(1, 2, 3)',
      'light-dark(#fff, #000)',
      '',
      '',
      '',
      '',
    ])
  })

  test('are tags one by one, of a list each of its items', () => {
    const labels = (value: unknown) => tagsOf(value, SIZES).map(({ label }) => label)
    expect([labels('s'), labels(['s', 'other', null, 2]), labels(''), labels(null), labels({ a: 1 })]).toEqual([
      ['Small'],
      ['Small', 'other', '2'],
      [],
      [],
      ['{"a":1}'],
    ])
    expect(labels(Array(10_000).fill('x'))).toHaveLength(50)
  })
})

describe('a value of a column', () => {
  const [base] = readColumns([{ key: 'a' }], [])
  const read = (value: unknown, column: Partial<Column>, row: unknown = {}) =>
    columnText(value, { ...(base as Column), ...column }, WRITING, row)

  test.each<[unknown, Partial<Column>, string]>([
    ['s', { kind: 'select', options: SIZES }, 'Small'],
    ['xl', { kind: 'select', options: SIZES }, 'xl'],
    [true, { kind: 'boolean' }, 'Yes'],
    [['s', 'x'], { kind: 'tag', options: SIZES }, 'Small, x'],
    [1234.5, { kind: 'currency', currency: 'usd' }, '$1,234.50'],
    ['1234.5', { kind: 'currency', currency: 'EUR' }, '€1,234.50'],
    [1234.5, { kind: 'currency', currency: 'euros' }, '1,234.5'],
    ['many', { kind: 'currency', currency: 'EUR' }, 'many'],
    [null, { kind: 'currency', currency: 'EUR' }, ''],
    [42, { kind: 'progress', most: 100 }, '42%'],
    [3, { kind: 'progress', most: 4 }, '75%'],
    [-3, { kind: 'progress', most: 4 }, '0%'],
    [9, { kind: 'progress', most: 4 }, '100%'],
    [4, { kind: 'rating', most: 5 }, '4'],
  ])('%j in %j is read as "%s"', (value, column, text) => expect(read(value, column)).toBe(text))

  test('is what a formula of the builder makes of it and its row', () => {
    const display = (names?: Readonly<Record<string, unknown>>) =>
      `${String(names?.['value'])} of ${JSON.stringify(names?.['row'])}`
    expect(read(4, { display }, { a: 1 })).toBe('4 of {"a":1}')
    expect(read(undefined, { display })).toBe('null of {}')
    expect(read(4, { display: () => undefined })).toBe('')
    expect(read(4, { display: () => 'x'.repeat(5000) })).toHaveLength(1000)
  })

  test('counts as a number in columns of money, ratings and progress; a rating has five stars, a progress a hundred', () => {
    const columns = readColumns(
      [{ kind: 'currency' }, { kind: 'rating' }, { kind: 'progress', most: 8 }, { kind: 'progress', most: -1 }, { kind: 'tag' }],
      [],
    )
    expect(columns.map(({ holds, most, align }) => [holds, most, align])).toEqual([
      ['number', 100, 'end'],
      ['number', 5, 'start'],
      ['number', 8, 'start'],
      ['number', 100, 'start'],
      ['text', 100, 'start'],
    ])
    const [action] = readColumns([{ kind: 'action', isSortable: true, isFiltered: true, isEditable: true }], [])
    expect(action).toMatchObject({ isSortable: false, isFiltered: false, isEditable: false })
  })
})
