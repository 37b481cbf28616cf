import { describe, expect, it } from 'vitest'
import { FILTER_OPERATORS } from '@heddle/document/values'
import { ALL_OPERATORS, firstOperator, newLeaf, operatorsFor } from './condition-kinds.ts'
import { readConditionValue, writeConditionValue } from './condition-value.ts'

describe('the value of a condition', () => {
  it.each([
    ['text', '$eq', '10', '10'],
    ['number', '$eq', '10', 10],
    ['number', '$gte', 'many', 'many'],
    ['boolean', '$ne', 'true', true],
    ['date', '$lt', '2026-05-04', '2026-05-04'],
    ['number', '$iLike:contains', '10', '10'],
    ['json', '$has', 'key', 'key'],
    ['text', '$match', '/a/i', '/a/i'],
    ['text', '$in', 'new, sent ,', ['new', 'sent']],
    ['number', '$notIn', '1, 2', [1, 2]],
    ['json', '$contains', '1, red', [1, 'red']],
    ['text', '$in', '["a, b"]', ['a, b']],
    ['text', '$eq', '', ''],
  ] as const)('on a field of %s compared by %s is typed %j and means %j', (type, operator, text, value) => {
    expect(readConditionValue(type, operator, text)).toEqual(value)
  })

  it('is written so that reading it gives it again', () => {
    for (const value of [['a', 'b'], ['a, b'], [' a'], [1, 2]])
      expect(readConditionValue(typeof value[0] === 'number' ? 'number' : 'text', '$in', writeConditionValue(value))).toEqual(
        value,
      )
    expect(writeConditionValue({ type: 'f', code: '1' })).toBe('')
    expect(writeConditionValue(undefined)).toBe('')
    expect(writeConditionValue(5)).toBe('5')
  })
})

describe('comparisons that are offered', () => {
  const all = new Set(FILTER_OPERATORS)
  it('begin with those of the type, and leave none out', () => {
    expect(firstOperator('text', all)).toBe('$iLike:contains')
    expect(firstOperator('number', all)).toBe('$eq')
    expect([...operatorsFor('number', all)].sort()).toEqual([...FILTER_OPERATORS].sort())
    expect([...ALL_OPERATORS].sort()).toEqual([...FILTER_OPERATORS].sort())
  })

  it('are those that the source understands', () => {
    const known = new Set(['$eq', '$lt'] as const)
    expect(operatorsFor('text', known)).toEqual(['$eq', '$lt'])
    expect(firstOperator('text', new Set())).toBe('$eq')
  })

  it('begin with the first field that is known, as its type is compared', () => {
    expect(newLeaf([{ name: 'total', type: 'number' }], all)).toEqual({ field: 'total', operator: '$eq', value: '' })
    expect(newLeaf([], all)).toEqual({ field: 'id', operator: '$iLike:contains', value: '' })
  })
})
