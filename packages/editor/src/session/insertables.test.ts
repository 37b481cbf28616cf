import { elementDefinitions } from '@heddle/elements/definitions'
import { expect, test } from 'vitest'
import { insertablesOf, placedOn, startOf } from './insertables.ts'

const definitions = new Map(elementDefinitions.map((definition) => [definition.type, definition]))
const items = insertablesOf(definitions)

test('every element and every variant of one can be added, sections first, an element before what it can be', () => {
  const ids = [...items.keys()]
  // The root of a popup comes with its popup.
  expect(ids).not.toContain('base-popup')
  expect(ids.length).toBe(elementDefinitions.length - 1 + elementDefinitions.flatMap(({ variants }) => variants).length)
  expect(ids.slice(0, 3)).toEqual(['section', 'section/header', 'section/footer'])
  expect(ids.indexOf('flexbox')).toBeLessThan(ids.indexOf('flexbox/row'))
  expect(ids.indexOf('flexbox/row')).toBeLessThan(ids.indexOf('text'))
  expect(items.get('form-container')?.group).toBe('forms')
})

test('what stands inside of something added starts as it does alone', () => {
  const alone = items.get('form-input')?.template.styles
  const [name, , submit] = items.get('form-container')?.template.slots?.['formContent'] ?? []
  expect(name).toMatchObject({ element: 'label', props: { text: 'Name' } })
  expect(name?.slots?.['children']?.[0]).toMatchObject({ element: 'form-input', styles: alone })
  expect(submit?.props).toMatchObject({ text: 'Submit', buttonType: 'submit' })
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

test('what nothing tells apart later keeps the name it was picked by, the rest is called by what it is', () => {
  const nameOf = (id: string) => items.get(id)?.template.name
  for (const name of ['Card', 'Page width']) expect(nameOf(`flexbox/${name.toLowerCase().replace(' ', '-')}`)).toBe(name)
  expect(['flexbox', 'flexbox/row', 'flexbox/menu', 'flexbox/grid'].map(nameOf)).toEqual(Array(4).fill(undefined))
})

test('the entries of a menu lead to the page that they are placed on', () => {
  const menu = items.get('flexbox/menu')?.template ?? expect.fail()
  const placed = placedOn(menu, 'page000000000000')
  expect(placed.slots?.['children']?.map(({ props, link }) => [props?.['text'], link])).toEqual(
    ['Home', 'About', 'Contact'].map((text) => [text, { type: 'internal', pageId: 'page000000000000' }]),
  )
  expect(JSON.stringify(placed)).not.toContain('leadsToPage')
})
