import { isField, text, value } from '@heddle/kit'
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

test('texts for visitors are such: what a field beside the list names, and what its items are', () => {
  const rows = value({ label: { en: 'Options' }, shape: 'list', default: [], textsAt: ['labelField'] })
  const byLanguage = { type: 't', texts: { en: 'Small', de: 'Klein' } }
  const translated = (given: unknown, labelField?: string) => {
    const item = itemsField(rows, given, { labelField })?.item
    if (item === undefined || isField(item)) return undefined
    return Object.entries(item).flatMap(([name, part]) => (part.kind === 'text' && part.translated ? [name] : []))
  }
  const items = [{ label: byLanguage, value: 's' }, { label: 'Large', value: 'l' }, {}]
  expect(translated(items, 'label')).toEqual(['label'])
  expect(translated(items, 'value')).toEqual(['value'])
  expect(translated(items)).toEqual([])
  expect(translated([{ name: 1 }], 'name')).toEqual([])
  const nested = itemsField(rows, [{ name: { first: 'A' } }], { labelField: 'name.first' })?.item
  expect(nested).toMatchObject({ name: { kind: 'object', fields: { first: { kind: 'text', translated: true } } } })
  const labels = value({ label: { en: 'Labels' }, item: text({ label: { en: 'Label' }, translated: true }), default: [] })
  expect(itemsField(labels, [byLanguage, 'May'])?.item).toMatchObject({ kind: 'text', translated: true })
  expect(itemsField(labels, [1, 2])?.item).toMatchObject({ kind: 'number' })
})
