import { isField, value } from '@heddle/kit'
import { expect, test } from 'vitest'
import { itemsField } from './items-field.ts'

const options = value({ label: { en: 'Options' }, shape: 'list', default: [{ label: 'One', value: 'one' }] })
const any = value({ label: { en: 'Rows' }, shape: 'list', default: [] })
const kindsOf = (field: typeof options, given: unknown) => {
  const item = itemsField(field, given)?.item
  if (item === undefined) return undefined
  return isField(item) ? item.kind : Object.fromEntries(Object.entries(item).map(([key, one]) => [key, one.kind]))
}

test('items of one kind are fields: objects by their keys, texts and numbers as they are', () => {
  expect(kindsOf(options, [{ label: 'Small', value: 1 }])).toEqual({ label: 'text', value: 'number' })
  expect(kindsOf(options, ['S', 'M'])).toBe('text')
  expect(kindsOf(any, [1, 2])).toBe('number')
})

test('a list without items has those that it usually has; where nobody knows them it is no list of fields', () => {
  expect(kindsOf(options, [])).toEqual({ label: 'text', value: 'text' })
  expect(kindsOf(any, [])).toBeUndefined()
})

test('an item that was only just added is what the others are', () => {
  expect(kindsOf(options, [{ label: 'Small', value: 1 }, {}])).toEqual({ label: 'text', value: 'number' })
  expect(kindsOf(options, [{}])).toEqual({ label: 'text', value: 'text' })
})

test('items of several kinds, no list, and several lists at once are no list of fields', () => {
  expect(kindsOf(options, ['S', { label: 'M' }])).toBeUndefined()
  expect(kindsOf(options, ['S', {}])).toBeUndefined()
  expect(kindsOf(options, 'S')).toBeUndefined()
  expect(kindsOf(options, undefined)).toBeUndefined()
})

test('an item is called by its label, else by its first text', () => {
  expect(itemsField(options, [{ value: 'a', label: 'A' }])?.itemLabel).toBe('label')
  expect(itemsField(any, [{ count: 1, title: 'A' }])?.itemLabel).toBe('title')
  expect(itemsField(any, [{ count: 1 }])?.itemLabel).toBeUndefined()
})
