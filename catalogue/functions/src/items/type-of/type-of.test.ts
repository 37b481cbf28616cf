import { describe, expect, it } from 'vitest'
import { runFormula } from '../../testing/run-formula.ts'

describe('typeOf', () => {
  it.each([
    [undefined, 'nothing'],
    [null, 'nothing'],
    ['', 'text'],
    [Number.NaN, 'number'],
    [false, 'boolean'],
    [[], 'list'],
    [{}, 'object'],
    [{ data: [] }, 'object'],
    [new Date(0), 'date'],
    [new File([], 'a'), 'file'],
  ])('%s is %s', (value, type) => expect(runFormula('typeOf(value)', { value })).toBe(type))

  it('agrees with the questions about one type', () => {
    for (const value of ['a', 1, [1], { a: 1 }, null, true]) {
      const formula =
        "[isText(value) === (typeOf(value) === 'text'), isList(value) === (typeOf(value) === 'list'), isNumber(value) === (typeOf(value) === 'number'), isObject(value) === (typeOf(value) === 'object')]"
      expect(runFormula(formula, { value })).toEqual([true, true, true, true])
    }
  })
})
