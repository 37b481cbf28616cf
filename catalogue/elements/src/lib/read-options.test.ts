import { describe, expect, test } from 'vitest'
import { inGroups, keysOf, readOptions } from './read-options.ts'

const FIELDS = { labelField: 'label', valueField: 'value', disabledField: 'disabled', groupField: '' }
const labelsAndValues = (options: unknown, fields = FIELDS) =>
  readOptions(options, fields).map(({ label, value }) => [label, value])

describe('what a browser sends of an option', () => {
  const keys = (...values: readonly unknown[]) => keysOf(values.map((value) => ({ value })))

  test('is the text of its value, told apart where two have the same', () => {
    expect(keys('S', 'M', 0, false, { id: 1 })).toEqual(['S', 'M', '0', 'false', '{"id":1}'])
    expect(keys(1, '1', '1 1')).toEqual(['1', '1 1', '1 1 2'])
  })

  test('is nothing of an empty text alone', () => {
    expect(keys('', 'S')).toEqual(['', 'S'])
    expect(keys(null, '')).toEqual([' ', ''])
  })
})

describe('options', () => {
  test('are texts and numbers, labelled by themselves', () => {
    expect(labelsAndValues(['S', 0, false])).toEqual([
      ['S', 'S'],
      ['0', 0],
      ['false', false],
    ])
  })

  test('are objects with fields of any name, nested ones too', () => {
    const rows = [{ id: { code: 7 }, names: { en: 'Tea' } }]
    expect(labelsAndValues(rows, { ...FIELDS, labelField: 'names.en', valueField: 'id.code' })).toEqual([['Tea', 7]])
  })

  test('have the usual names where the builder emptied the field, and the value for a label that is missing', () => {
    expect(labelsAndValues([{ label: 'Tea', value: 1 }, { value: 2 }], { ...FIELDS, labelField: '', valueField: '' })).toEqual([
      ['Tea', 1],
      ['2', 2],
    ])
  })

  test('are the rows of a collection', () => expect(labelsAndValues({ data: ['a'] })).toEqual([['a', 'a']]))

  test.each([[undefined], [null], ['text'], [7], [{}], [{ data: 'x' }]])('%j holds none', (value) =>
    expect(readOptions(value, FIELDS)).toEqual([]),
  )

  test('rows that are nothing are options without a label', () => expect(labelsAndValues([null])).toEqual([['', null]]))

  test('reach no inherited names', () =>
    expect(labelsAndValues([{ value: 1 }], { ...FIELDS, labelField: 'constructor.name' })).toEqual([['1', 1]]))

  test('are disabled only by true', () => {
    const rows = [true, 'yes', 1, false].map((disabled) => ({ value: 1, disabled }))
    expect(readOptions(rows, FIELDS).map(({ isDisabled }) => isDisabled)).toEqual([true, false, false, false])
  })

  test('stand under their headings in the order of the list', () => {
    const rows = ['Warm', 'Warm', undefined, 'Cold', 'Warm'].map((kind, value) => ({ kind, value }))
    expect(inGroups(readOptions(rows, { ...FIELDS, groupField: 'kind' }))).toEqual([
      { group: 'Warm', places: [0, 1] },
      { group: '', places: [2] },
      { group: 'Cold', places: [3] },
      { group: 'Warm', places: [4] },
    ])
  })
})
