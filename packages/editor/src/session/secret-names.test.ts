import { expect, test } from 'vitest'
import { secretNames } from './secret-names.ts'

test('pairs name secrets in braces, each is told once, and what is no such name is text', () => {
  const pair = (value: unknown) => ({ name: 'X', value })
  const formula = { type: 'f', code: '{x}' }
  const pairs = [pair('Bearer {key}'), pair('{key} {other_1}'), pair('{no name} {7} {}'), pair(formula), 'text']
  expect(secretNames(pairs as never)).toEqual(['key', 'other_1'])
  for (const none of [undefined, null, 'Bearer {key}', {}, { value: '{key}' }, [null]]) expect(secretNames(none)).toEqual([])
})
