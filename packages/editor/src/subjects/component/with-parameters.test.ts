import type { ComponentFormula } from '@heddle/document'
import { expect, test } from 'vitest'
import { withParameters } from './with-parameters.ts'

const formula: ComponentFormula = {
  name: 'cost',
  parameters: [
    { name: 'net', type: 'number' },
    { name: 'rate', type: 'number' },
  ],
  code: 'net * (1 + rate)',
  examples: [{ given: { net: 100, rate: 0.2 }, expected: 120 }],
}

test('a parameter that is called otherwise keeps its type, its place in the text and what examples give it', () => {
  expect(withParameters(formula, ['amount', 'rate'])).toEqual({
    ...formula,
    parameters: [
      { name: 'amount', type: 'number' },
      { name: 'rate', type: 'number' },
    ],
    code: 'amount * (1 + rate)',
    examples: [{ given: { amount: 100, rate: 0.2 }, expected: 120 }],
  })
})

test('one that is added, taken away or put elsewhere changes neither text nor examples', () => {
  const { code, examples } = formula
  const namesOf = (names: readonly string[]) => {
    const next = withParameters(formula, names)
    expect([next.code, next.examples]).toEqual([code, examples])
    return next.parameters
  }
  expect(namesOf(['net', 'rate', 'tip'])).toEqual([...formula.parameters, { name: 'tip', type: 'any' }])
  expect(namesOf(['rate'])).toEqual([{ name: 'rate', type: 'number' }])
  expect(namesOf(['rate', 'net']).map(({ name }) => name)).toEqual(['rate', 'net'])
  expect(namesOf(['a', 'b']).map(({ type }) => type)).toEqual(['any', 'any'])
})

test('a name that the text means something else by is a new parameter, so that the text keeps its meaning', () => {
  const shadowing = { ...formula, code: 'map([net], x => x * net)' }
  expect(withParameters(shadowing, ['x', 'rate']).code).toBe(shadowing.code)
})
