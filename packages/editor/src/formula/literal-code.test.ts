import fc from 'fast-check'
import { expect, it } from 'vitest'
import { FORBIDDEN_NAMES, parseFormula, type FormulaTree } from '@heddle/formula/parse'
import { literalCode } from './literal-code.ts'

it('writes what a first formula begins with', () => {
  expect(literalCode('Hello')).toBe("'Hello'")
  expect(literalCode("It's\n\\")).toBe(String.raw`'It\'s\n\\'`)
  expect(literalCode(12.5)).toBe('12.5')
  expect(literalCode(false)).toBe('false')
  expect(literalCode(['a', { 'two words': null }])).toBe("['a', { 'two words': null }]")
  expect(literalCode({ type: 'token', id: 'accent0000000000' })).toBe("colors['accent0000000000']")
})

it('leaves the formula empty where nothing is set', () => {
  expect([undefined, null, ''].map(literalCode)).toEqual(['', '', ''])
})

it('leaves out what no formula may name, and writes the rest', () => {
  expect(literalCode(JSON.parse('[{ "__proto__": 0, "constructor": 1, "kept": { "prototype": 2, "also": 3 } }]'))).toBe(
    '[{ kept: { also: 3 } }]',
  )
})

it('writes any plain value so that the formula gives it back', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4, noUnicodeString: false }), (json) => {
      const value: unknown = JSON.parse(JSON.stringify({ wrapped: json }), (key, part: unknown) =>
        FORBIDDEN_NAMES.has(key) ? undefined : part,
      )
      const parsed = parseFormula(literalCode(value))
      expect(parsed.ok && valueOf(parsed.tree)).toEqual(value)
    }),
    { examples: [[[JSON.parse('{ "__proto__": 0 }')]]] },
  )
})

/** What a tree of literals stands for; anything else fails the test. */
function valueOf(tree: FormulaTree): unknown {
  if (tree[0] === 'l') return tree[1]
  if (tree[0] === 'u' && tree[1] === '-') return -Number(valueOf(tree[2]))
  if (tree[0] === 'a') return tree[1].map((item) => (item[0] === 's' ? undefined : valueOf(item)))
  if (tree[0] === 'o')
    return Object.fromEntries(tree[1].map((entry) => (entry[0] === 's' ? [] : [valueOf(entry[0]), valueOf(entry[1])])))
  throw new Error(`not a literal: ${tree[0]}`)
}
