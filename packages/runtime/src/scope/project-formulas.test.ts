import { expect, test } from 'vitest'
import type { PublishedFormula } from '@heddle/document/published'
import { publishedBinding } from '@heddle/testing'
import { createEvaluator } from '../evaluate/create-evaluator.ts'
import { snapshotSurroundings } from '../surroundings/snapshot.ts'
import { projectFormulas } from './project-formulas.ts'

const formula = (
  name: string,
  code: string,
  parameters = '',
  more: Partial<PublishedFormula['body']> = {},
): PublishedFormula => ({
  id: `id-${name}`,
  name,
  parameters: parameters.split(' ').map((one) => ({ name: one, type: 'any' })),
  body: { ...publishedBinding(code), ...more },
})

/** Reads a formula text where these project formulas are known. */
function siteWith(...formulas: readonly PublishedFormula[]): (code: string, context?: object) => unknown {
  const surroundings = snapshotSurroundings({ now: 0, language: () => 'en', defaultLanguage: 'en' })
  const { resolve } = createEvaluator({ functions: {}, surroundings })
  const names = projectFormulas(formulas, resolve, () => scope)
  const scope: object = { variables: { rate: 2 }, context: {}, formulas: names }
  return (code, context = {}) => resolve(publishedBinding(code), { ...scope, context, event: { secret: 1 } })
}

test('runtime-RE5 a project formula is called by name and by id with its parameters', () => {
  const read = siteWith(formula('price', 'net * variables.rate', 'net'))
  expect(read('formulas.price(5)')).toBe(10)
  expect(read("formulas['id-price'](7)")).toBe(14)
})

test('runtime-RE5 it sees nothing of the place it is called from', () => {
  const read = siteWith(formula('peek', 'context.item'), formula('spy', 'event.secret'))
  expect(read('formulas.peek()', { item: 1 })).toBeUndefined()
  expect(() => read('formulas.spy()')).toThrow('event is not known here')
  expect(read('context.item', { item: 1 })).toBe(1)
})

test('runtime-RE5 a parameter that is not given is nothing, and more than are known do no harm', () => {
  const read = siteWith(formula('second', 'b', 'a b'))
  expect(read('formulas.second(1)')).toBeUndefined()
  expect(read('formulas.second(1, 2, 3)')).toBe(2)
})

test('runtime-RE5 a parameter wins over a name of the site', () => {
  expect(siteWith(formula('own', 'variables', 'variables'))('formulas.own(9)')).toBe(9)
})

test('runtime-RE5 formulas call each other, and themselves up to a depth of 100', () => {
  const count = formula('count', 'n <= 0 ? 0 : 1 + formulas.count(n - 1)', 'n')
  const read = siteWith(count, formula('twice', 'formulas.count(n) * 2', 'n'))
  expect(read('formulas.twice(20)')).toBe(40)
  expect(read('formulas.count(98)')).toBe(98)
  expect(() => read('formulas.count(99)')).toThrow('Formulas call one another without an end')
  expect(() => siteWith(formula('a', 'formulas.b()'), formula('b', 'formulas.a()'))('formulas.a()')).toThrow('without an end')
})

test('runtime-RE5 its filter and sort apply to what it gives', () => {
  const filter = { conditions: [{ field: 'n', operator: '$gt', value: publishedBinding('least') }] } as const
  const read = siteWith(formula('big', 'rows', 'rows least', { filter, sort: [{ key: 'n', direction: 'DESC' }] }))
  expect(read('formulas.big([{ n: 1 }, { n: 2 }, { n: 3 }], 1)')).toEqual([{ n: 3 }, { n: 2 }])
})

test('runtime-RE5 of two with one name the id still finds each', () => {
  const read = siteWith({ ...formula('x', '1'), id: 'one' }, { ...formula('x', '2'), id: 'two' })
  expect(read('[formulas.one(), formulas.two()]')).toEqual([1, 2])
})
