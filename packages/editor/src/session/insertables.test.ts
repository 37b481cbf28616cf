import { elementDefinitions } from '@heddle/elements/definitions'
import { expect, test } from 'vitest'
import { insertablesOf, startOf } from './insertables.ts'

const definitions = new Map(elementDefinitions.map((definition) => [definition.type, definition]))
const items = insertablesOf(definitions)

test('every element and every variant of one can be added, sections first, an element before what it can be', () => {
  const ids = [...items.keys()]
  expect(ids.length).toBe(elementDefinitions.length + elementDefinitions.flatMap(({ variants }) => variants).length)
  expect(ids.slice(0, 3)).toEqual(['section', 'section/header', 'section/footer'])
  expect(ids.indexOf('flexbox')).toBeLessThan(ids.indexOf('flexbox/row'))
  expect(ids.indexOf('flexbox/row')).toBeLessThan(ids.indexOf('text'))
  expect(items.get('flexbox/form')?.group).toBe('forms')
})

test('what stands inside of something added starts as it does alone', () => {
  const alone = items.get('form-input')?.template.styles
  const form = items.get('flexbox/form')?.template
  const input = form?.slots?.['children']?.[0]?.slots?.['children']?.[1]
  expect(input).toMatchObject({ element: 'form-input', props: { accessibleLabel: 'Name' }, styles: alone })
  expect(form?.slots?.['children']?.[2]?.props).toEqual({ text: 'Submit' })
})

test('what a template says of itself stays', () => {
  const styles = { default: { width: '10px' } }
  expect(startOf(definitions, { element: 'button', props: { text: 'Buy' }, styles })).toEqual({
    element: 'button',
    props: { text: 'Buy' },
    styles,
  })
  expect(startOf(definitions, { element: 'unknown' })).toEqual({ element: 'unknown', props: {} })
})
