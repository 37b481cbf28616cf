import { expect, it } from 'vitest'
import type { Json } from '@heddle/store'
import { checkBound } from './check-bound.ts'
import { boolean, choice, list, number, option, text } from './kinds.gen.ts'
import type { Field } from './types.ts'

const label = { en: 'Field' }
const size = choice({ label, options: [{ value: 's', label }], default: 's' })
const amount = number({ label, min: 0, max: 9, default: 0 })
const rows = list({ label, item: { name: text({ label }) } })

it.each<readonly [string, Field, Json | undefined]>([
  ['a text that is a number', text({ label }), 4],
  ['nothing', amount, undefined],
  ['nothing, written', amount, null],
  ['a switch that is a text', boolean({ label }), 'yes'],
  ['a choice that is offered', size, 's'],
  ['rows of other people, whose parts are theirs', rows, [{ title: 4 }]],
])('%s fits', (_, field, value) => expect(checkBound(field, value)).toBeUndefined())

it.each<readonly [string, Field, Json, string]>([
  ['a text that is a list', text({ label }), [1], 'must be a text'],
  ['a number that is a text', amount, '4', 'must be a number'],
  ['a number out of range', amount, 10, 'must be between 0 and 9'],
  ['a choice that is not offered', size, 'xl', 'must be one of s'],
  ['a list that is an object', rows, { data: [] }, 'must be a list'],
])('%s is warned of', (_, field, value, message) => expect(checkBound(field, value)).toBe(message))

it('options that follow from what stands beside them are compared with those of now', () => {
  const offered = (names: readonly string[]) => names.map((value) => ({ value, label }))
  const part = option({ label, optionsOf: ({ of }) => offered(of === 'day' ? ['morning', 'evening'] : []) })
  const zone = option({ label, optionsOf: () => offered(['UTC']), takesOthers: true })
  expect(checkBound(part, 'night', { of: 'day' })).toBe('must be one of morning, evening')
  expect(checkBound(part, 4, { of: 'day' })).toBe('must be a text')
  // Nothing is known of what is offered, nothing is given, or others are taken too.
  expect([
    checkBound(part, 'evening', { of: 'day' }),
    checkBound(part, 'night', {}),
    checkBound(part, '', { of: 'day' }),
    checkBound(zone, 'Europe/Rome'),
  ]).toEqual([undefined, undefined, undefined, undefined])
})
