import { describe, expect, it } from 'vitest'
import { functionCalls } from './calls.gen.ts'
import { runFormula } from './testing/run-formula.ts'

/** What a formula gives, or the error it fails with. */
function attempt(formula: string, scope: object): unknown {
  try {
    return runFormula(formula, scope)
  } catch (error) {
    return error
  }
}

function holdsFunction(value: unknown): boolean {
  if (typeof value === 'function') return true
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsFunction)
}

describe('an arrow function', () => {
  const scope = { list: [1, 2], rows: [{ id: 1 }], box: { a: { b: 1 } }, fn: () => 'secret' }
  const places = [
    'F',
    'V, F',
    "V, 'a', F",
    "V, 'a.b', F",
    "V, '0.b', F",
    'V, 0, F',
    'F, F',
    'V, F, F',
    'F, V',
    'V, V, F',
    'V, F, V',
    "V, 'a', V, F",
    '...[V], F',
  ]
  const values = ['list', 'rows', 'box', '{}', "'text'", '1']
  const arrows = ['x => x', '(x, y) => [y, x]', 'x => ({ then: x })', '() => fn']

  it.each(Object.keys(functionCalls))('handed to %s never comes out of it, nor does a function of the scope', (name) => {
    for (const place of places)
      for (const value of values)
        for (const arrow of arrows) {
          const formula = `fx.${name}(${place.replaceAll('V', value).replaceAll('F', `(${arrow})`)})`
          expect(holdsFunction(attempt(formula, scope)), formula).toBe(false)
        }
  })
})
