import { describe, expect, test } from 'vitest'
import { publishedBinding } from '@heddle/testing'
import { snapshotSurroundings } from '../surroundings/snapshot.ts'
import { createEvaluator } from './create-evaluator.ts'

const surroundings = snapshotSurroundings({ now: 0, language: () => 'en', defaultLanguage: 'en' })
const { evaluate, resolve } = createEvaluator({ functions: {}, surroundings })
const scope = { variables: { a: 1, list: [3, 1, 2] } }

describe('evaluation', () => {
  test('runtime-RE1 literals are given as they are', () => {
    const literal = { deep: [{ type: 'text' }] }
    for (const value of [0, '', false, null, undefined, literal]) {
      expect(evaluate(value, scope)).toBe(value)
      expect(resolve(value, scope)).toBe(value)
    }
  })

  test('runtime-RE1 bound values at any depth are worked out', () => {
    const value = { a: publishedBinding('variables.a'), list: [{ b: publishedBinding('variables.a + 1') }, 'text'] }
    expect(resolve(value, scope)).toEqual({ a: 1, list: [{ b: 2 }, 'text'] })
    expect(evaluate(value, scope)).toEqual({ a: 1, list: [{ b: 2 }, 'text'] })
  })

  test('runtime-RE1 what fails gives nothing on a page and an error in an action', () => {
    const failing = publishedBinding('nobody()')
    expect(evaluate(failing, scope)).toBeUndefined()
    expect(evaluate({ a: failing }, scope)).toBeUndefined()
    expect(() => resolve({ a: failing }, scope)).toThrow('nobody')
  })

  test('runtime-RE1 what fails on a page is told to who asks for it', () => {
    const told: unknown[] = []
    expect(evaluate({ a: publishedBinding('nobody()') }, scope, (error) => told.push(error))).toBeUndefined()
    expect(told).toEqual([expect.objectContaining({ message: expect.stringContaining('nobody') as string })])
    expect(evaluate(1, scope, (error) => told.push(error))).toBe(1)
    expect(told).toHaveLength(1)
  })

  test('runtime-RE2 a binding with a sort alone, or a map alone, goes through it', () => {
    const rows = publishedBinding('variables.rows')
    const at = { variables: { rows: [{ n: 1 }, { n: 2 }] }, context: {} }
    expect(resolve({ ...rows, sort: [{ key: 'n', direction: 'DESC' }] }, at)).toEqual([{ n: 2 }, { n: 1 }])
    expect(resolve({ ...rows, map: { m: publishedBinding('context.mapping.value.n') } }, at)).toEqual([{ m: 1 }, { m: 2 }])
    const filter = { conditions: [{ field: 'n', operator: '$eq', value: 2 }] } as const
    expect(resolve({ ...rows, filter }, at)).toEqual([{ n: 2 }])
  })

  test('runtime-RE1 one binding reads every scope it is given anew', () => {
    const binding = publishedBinding('variables.a')
    expect([1, 2, 1].map((a) => evaluate(binding, { variables: { a } }))).toEqual([1, 2, 1])
  })

  test('runtime-RE2 a binding goes through filter, sort and map, in this order', () => {
    const binding = {
      ...publishedBinding('variables.rows'),
      filter: { conditions: [{ field: 'n', operator: '$gt', value: publishedBinding('variables.a') }] },
      sort: [{ key: 'n', direction: 'DESC' }],
      map: { double: publishedBinding('context.mapping.value.n * 2'), at: publishedBinding('context.mapping.index') },
    } as const
    const rows = [{ n: 1 }, { n: 2 }, null, { n: 3 }]
    expect(resolve(binding, { variables: { a: 1, rows }, context: {} })).toEqual([
      { double: 6, at: 0 },
      { double: 4, at: 1 },
    ])
  })
})
