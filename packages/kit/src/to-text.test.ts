import { expect, test } from 'vitest'
import { toText } from './to-text.ts'

test.each([
  [null, ''],
  [undefined, ''],
  ['text', 'text'],
  [5, '5'],
  [false, 'false'],
  [[1, { a: null }], '[1,{"a":null}]'],
])('%j is shown as %j', (value, text) => expect(toText(value)).toBe(text))

test('nothing is shown of what cannot be written down', () => {
  const circle: Record<string, unknown> = {}
  circle['a'] = circle
  const doubled = Array.from({ length: 60 }).reduce<unknown>((inner) => [inner, inner], 'x')
  for (const value of [circle, doubled]) expect(toText(value)).toBe('')
})
