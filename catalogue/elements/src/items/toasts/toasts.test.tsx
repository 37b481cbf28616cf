import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Toasts } from './component.tsx'
import { toastsDefinition } from './definition.ts'

const { fields, editing } = toastsDefinition
const draw = (props: object): string => renderToStaticMarkup(<Toasts root={{ id: 'own' }} props={props as never} />)

test('it says where messages appear, how long they stay, how many there are and which is on top', () => {
  expect(draw({ place: 'top', seconds: 0, most: 3, first: 'newest' })).toBe(
    '<div id="own" data-toasts="top" data-toasts-seconds="0" data-toasts-most="3" data-toasts-first="newest"></div>',
  )
})

test('at first it is as messages are without it', () => {
  const first = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.default]))
  expect(first).toMatchObject({ place: 'bottom-right', seconds: 5, most: 5, first: 'oldest', width: '368px', inset: '16px' })
})

test.each([
  ['seconds', 3600, 3601],
  ['seconds', 0, -1],
  ['most', 1, 0],
  ['most', 20, 21],
  ['place', 'here', 'under'],
  ['first', 'newest', 'last'],
] as const)('%s may be %j, but not %j', (name, good, bad) => {
  expect([fields[name].check(good), fields[name].check(bad) === undefined]).toEqual([undefined, false])
})

test('what a formula gives may be anything', () => {
  for (const value of [undefined, null, { a: 1 }, '"><b>', 7])
    expect(draw({ place: value, seconds: value, most: value, first: value })).toMatch(
      /^<div id="own" data-toasts="[^<>]*><\/div>$/,
    )
})

test('the canvas always shows a message, and one of each kind when it is asked to', () => {
  expect([editing.always, editing.shows?.map(({ id }) => id)]).toEqual(['message', ['success', 'warning', 'error']])
})
