import { expect, it } from 'vitest'
import type { Json } from '@heddle/store'
import { pairs } from './field.ts'

const field = pairs({ label: { en: 'Headers' }, max: 2 })
const pair = (name: Json, value: Json) => ({ name, value })

it('takes texts and formulas under names, one name twice, and one that is not written yet', () => {
  for (const value of [[], [pair('a', 'b'), pair('a', 'c')], [pair('', '')], [pair('a', { type: 'f', code: '1' })]])
    expect(field.check(value)).toBeUndefined()
})

it.each<readonly [Json, string]>([
  [{ a: 'b' }, 'must be a list'],
  [null, 'must be a list'],
  [[pair('a', 'b'), 'c'], 'item 2: must have a name and a value, which are texts'],
  [[pair(1, 'b')], 'item 1: must have a name and a value, which are texts'],
  [[pair('a', ['b'])], 'item 1: must have a name and a value, which are texts'],
  [[{ name: 'a' }], 'item 1: must have a name and a value, which are texts'],
  [[pair('a', ''), pair('b', ''), pair('c', '')], 'must have at most 2 items'],
])('%j is refused with what is wrong', (value, message) => expect(field.check(value)).toBe(message))
