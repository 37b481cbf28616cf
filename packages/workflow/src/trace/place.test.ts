import { expect, it } from 'vitest'
import { atPlace, placeOf } from './place.ts'

const row = (data: unknown, index: number, parent?: object) => ({
  data,
  index,
  repeatIndex: index,
  isACopy: index > 0,
  repeatedItems: [data],
  parent,
})

it('the row of a repeat is what a place gives, with the rows around it and without the list', () => {
  const page = { variables: {} }
  const scope = Object.create(page, { context: { value: { item: row('b', 1, row('a', 0)) } } }) as object
  expect(placeOf(scope)).toEqual({
    item: {
      data: 'b',
      index: 1,
      repeatIndex: 1,
      isACopy: true,
      parent: { data: 'a', index: 0, repeatIndex: 0, isACopy: false },
    },
  })
  // Inside of a row there is no scope of its own.
  expect(placeOf(Object.create(scope) as object)?.item?.data).toBe('b')
})

it('an instance gives its properties and variables, and a slot its names; formulas are no values', () => {
  const component = { props: { title: 'x' }, variables: { open: true }, formulas: { twice: () => 2 } }
  expect(placeOf({ context: { component, local: { at: 3 }, item: undefined } })).toEqual({
    component: { props: { title: 'x' }, variables: { open: true } },
    local: { at: 3 },
  })
})

it('where the instance stood is kept when it is told', () => {
  const component = { uid: 'box.card', props: {}, variables: {} }
  expect(placeOf({ context: { component } })).toEqual({ component })
  expect(placeOf({ context: { component: { ...component, uid: 7 } } })).toEqual({ component: { props: {}, variables: {} } })
})

it('a page alone gives nothing, and neither does what is no context', () => {
  for (const scope of [undefined, {}, { context: null }, { context: 'text' }, { context: {} }])
    expect(placeOf(scope)).toBeUndefined()
  expect(placeOf({ context: { item: 'text', component: 7 } })).toEqual({ item: undefined, component: undefined })
})

it('rows without an end are cut', () => {
  const endless: Record<string, unknown> = { data: 1, index: 0 }
  endless['parent'] = endless
  let depth = 0
  for (let item = placeOf({ context: { item: endless } })?.item; item; item = item.parent) depth += 1
  expect(depth).toBe(8)
})

it('a page with what a place gave reads both', () => {
  const page = { variables: { total: 1 } }
  const item = { data: 'b', index: 1, repeatIndex: 1, isACopy: true }
  expect(atPlace(page, undefined)).toBe(page)
  expect(Reflect.get(atPlace(page, { item }), 'context')).toEqual({ item })
  expect(Reflect.get(atPlace(page, { item }), 'variables')).toBe(page.variables)
  expect(placeOf(atPlace(page, { item }))).toEqual({ item })
})
