import { expect, it } from 'vitest'
import type { ComponentProperty, LibraryComponentRecord } from '@heddle/document'
import { instanceFacts, propertyFields } from './component-properties.ts'

/** A component with one property. */
function componentWith(property: ComponentProperty): LibraryComponentRecord {
  return {
    id: 'card000000000000',
    kind: 'library-component',
    name: 'Card',
    folder: '',
    index: 'a0',
    type: 'component',
    rootElementId: 'root000000000000',
    configuration: {},
    properties: { it: property },
  }
}
const fieldOf = (type: string, defaultValue?: ComponentProperty['defaultValue']) =>
  propertyFields(componentWith({ name: 'Title', type, ...(defaultValue !== undefined && { defaultValue }) }))['it']

const PAGE = { pageId: 'home000000000000', parameters: { id: '5' } }

it.each([
  ['text', 'Hello', { kind: 'text', default: 'Hello', translated: true }],
  ['number', 3, { kind: 'number', default: 3 }],
  ['boolean', true, { kind: 'boolean', default: true }],
  ['list', [1], { kind: 'list', item: { kind: 'number' }, default: [1] }],
  ['list', [], { kind: 'value', shape: 'list', default: [] }],
  ['list', ['a', 1], { kind: 'value', shape: 'list', default: ['a', 1] }],
  [
    'list',
    [
      { title: 'Tea', price: 3 },
      { title: 'Cake', isNew: true },
    ],
    { kind: 'list', item: { title: { kind: 'text' }, price: { kind: 'number' }, isNew: { kind: 'boolean' } } },
  ],
  ['list', [{ a: 1 }, { a: 'x' }], { kind: 'list', item: { a: { kind: 'value' } } }],
  ['object', { a: 1 }, { kind: 'object', fields: { a: { kind: 'number', label: { en: 'a' } } }, default: { a: 1 } }],
  ['object', { a: { b: ['x'] } }, { fields: { a: { kind: 'object', fields: { b: { kind: 'list', item: { kind: 'text' } } } } } }],
  ['object', undefined, { kind: 'value', shape: 'object', default: {} }],
  ['pairs', [{ name: 'a', value: 'b' }], { kind: 'pairs', default: [{ name: 'a', value: 'b' }] }],
  ['formula', undefined, { kind: 'formula', default: null }],
  ['date', '2026-11-23', { kind: 'date-time', precision: 'date', default: '2026-11-23' }],
  ['time', '09:30', { kind: 'date-time', precision: 'time' }],
  ['date-time', '', { kind: 'date-time', precision: 'date-time' }],
  ['color', 'red', { kind: 'color', default: 'red' }],
  ['length', '4px', { kind: 'length', default: '4px' }],
  ['icon', 'check', { kind: 'icon', default: 'check' }],
  ['image', '', { kind: 'image' }],
  ['file', '', { kind: 'file' }],
  ['video', '', { kind: 'video' }],
  ['font', 'serif', { kind: 'font', default: 'serif' }],
  ['collection', undefined, { kind: 'reference', to: 'collection', default: '' }],
  ['variable', undefined, { kind: 'reference', to: 'variable' }],
  ['page', undefined, { kind: 'page', default: null }],
  ['page', PAGE, { kind: 'page', default: PAGE }],
  ['page', 'home', { kind: 'page', default: null }],
  ['workflow', undefined, { kind: 'reference', to: 'workflow' }],
  ['anything', 7, { kind: 'value', default: 7 }],
  ['constructor', undefined, { kind: 'value', default: '' }],
] as const)('a property of type %s is set by the control of that kind', (type, defaultValue, field) => {
  expect(fieldOf(type, defaultValue)).toMatchObject({ ...field, label: { en: 'Title' }, bindable: true })
})

it.each([
  ['text', 4],
  ['number', 'x'],
  ['boolean', 'yes'],
  ['list', 'x'],
  ['object', [1]],
  ['pairs', 'x'],
  ['color', 4],
  ['date', 20],
] as const)('a default of another type than %s is none', (type, wrong) => {
  const field = fieldOf(type, wrong)
  expect(field?.check(field.default)).toBeUndefined()
})

it('a property of choices offers them by what people read, and takes nothing else', () => {
  const options = [
    { value: 'plain', label: 'Plain' },
    { value: 'loud', label: '' },
  ]
  const field = propertyFields(componentWith({ name: 'Tone', type: 'choice', defaultValue: 'loud', options }))['it']
  expect(field).toMatchObject({ kind: 'choice', default: 'loud' })
  expect(field?.kind === 'choice' && field.options.map(({ label }) => label.en)).toEqual(['Plain', 'loud'])
  expect([field?.check('plain'), field?.check('else')]).toEqual([undefined, expect.any(String)])
})

it('is known to operations as a field of the instance', () => {
  const component = componentWith({ name: 'Title', type: 'text' })
  expect(instanceFacts(component)).toMatchObject({ fields: { it: { kind: 'text' } }, isSection: false })
  expect(propertyFields(component)).toBe(propertyFields(component))
})
