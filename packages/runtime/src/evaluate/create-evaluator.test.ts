import { describe, expect, test } from 'vitest'
import { parseFormula, type FormulaRanges } from '@heddle/formula/parse'
import type { WatchPart } from '@heddle/formula/run'
import { publishedBinding } from '@heddle/testing'
import { snapshotSurroundings } from '../surroundings/snapshot.ts'
import { createVariables } from '../variables/create-variables.ts'
import { snapshotBrowser } from '../scope/browser-context.ts'
import { createScope } from '../scope/create-scope.ts'
import { createEvaluator } from './create-evaluator.ts'

const surroundings = snapshotSurroundings({ now: 0, language: () => 'en', defaultLanguage: 'en' })
const { evaluate, resolve, tryOut } = createEvaluator({ functions: {}, surroundings })
const scope = { variables: { a: 1, list: [3, 1, 2] } }

describe('evaluation', () => {
  test('runtime-RE1 literals are given as they are', () => {
    const literal = { deep: [{ type: 'text' }] }
    for (const value of [0, '', false, null, undefined, literal]) {
      expect(evaluate(value, scope)).toBe(value)
      expect(resolve(value, scope)).toBe(value)
    }
  })

  test('runtime-RE1 S1-04 bound values at any depth are worked out', () => {
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

test('runtime-RE1 a formula that is being written says where it fails, and whoever watches sees its parts', () => {
  const ranges: FormulaRanges = new WeakMap()
  const parsed = parseFormula('variables.a + nobody.name', ranges)
  if (!parsed.ok) throw new Error(parsed.issue.message)
  const seen: unknown[] = []
  const watch: WatchPart = (_, run) => (names, frame) => {
    const value = run(names, frame)
    seen.push(value)
    return value
  }
  const failure: unknown = (() => {
    try {
      return tryOut(parsed.tree, scope, ranges, watch)
    } catch (error) {
      return error
    }
  })()
  expect(failure).toMatchObject({ code: 'unknown-name', range: { from: 14, to: 20 } })
  expect(seen).toEqual([scope.variables, 1])
})

describe('formulas that a body works out itself', () => {
  const late = (code: string) => ({ ...publishedBinding(code), late: true as const })
  const read = (value: unknown) => value as (names?: Readonly<Record<string, unknown>>) => unknown

  test('runtime-RE11 they are handed out as a function of names beside those of the place', () => {
    const isLong = read(evaluate(late('value + variables.a'), scope))
    expect(isLong({ value: 4 })).toBe(5)
    expect(isLong({ value: 'x' })).toBe('x1')
    expect(isLong()).toBeUndefined()
    expect(read(evaluate(late('variables.a'), scope))()).toBe(1)
  })

  test('runtime-RE11 a name that is given goes before one of the place', () => {
    expect(read(evaluate(late('variables'), scope))({ variables: 'mine' })).toBe('mine')
  })

  test('runtime-RE11 what fails gives nothing', () => {
    expect(read(evaluate(late('nobody()'), scope))({})).toBeUndefined()
    expect(read(resolve(late('nobody()'), scope))({})).toBeUndefined()
  })

  test('runtime-RE11 one formula in one place is one function, so that nothing is drawn again for it', () => {
    const binding = late('value')
    expect(evaluate(binding, scope)).toBe(evaluate(binding, scope))
    expect(evaluate(binding, scope)).not.toBe(evaluate(binding, { ...scope }))
    expect(evaluate(late('value'), scope)).not.toBe(evaluate(binding, scope))
  })

  test('runtime-RE11 they stand inside lists and objects, too', () => {
    const [rule] = evaluate([{ check: late('value > 1') }], scope) as readonly { readonly check: unknown }[]
    expect(read(rule?.check)({ value: 2 })).toBe(true)
  })
})

describe('formulas of a page', () => {
  const variables = createVariables([
    { id: 'v1', name: 'count', type: 'number', defaultValue: 3 },
    { id: 'v2', name: 'other', type: 'number', defaultValue: 5 },
  ])
  const page = createScope({
    variables,
    page: () => undefined,
    lang: () => 'en',
    browser: () => snapshotBrowser('/', 'light'),
  })
  /** Counts how often a function is looked up, which happens while compiling. */
  function counting() {
    let lookups = 0
    const functions = new Proxy(
      { double: { call: (_: unknown, value: unknown) => Number(value) * 2 } },
      { getOwnPropertyDescriptor: (target, name) => ((lookups += 1), Reflect.getOwnPropertyDescriptor(target, name)) },
    )
    return { ...createEvaluator({ functions, surroundings }), lookups: () => lookups }
  }

  test('runtime-RE10 equal formulas are compiled once, others apart', () => {
    const { resolve: read, lookups } = counting()
    expect(read(publishedBinding("double(variables['v1'])"), page)).toBe(6)
    const once = lookups()
    for (let more = 0; more < 20; more += 1) expect(read(publishedBinding("double(variables['v1'])"), page)).toBe(6)
    expect(lookups()).toBe(once)
    expect(read(publishedBinding("double(variables['v2'])"), page)).toBe(10)
    expect(lookups()).toBe(once * 2)
  })

  test('runtime-RE10 a formula that is evaluated in scopes of several kinds means in each what it means there', () => {
    const binding = publishedBinding("variables['v1']")
    const inside = { variables: { v1: 'of the instance' } }
    const found = [page, inside, page, inside].map((one) => resolve(binding, one))
    expect(found).toEqual([3, 'of the instance', 3, 'of the instance'])
  })

  test('runtime-RE10 a variable is read as it is now, by id and by name', () => {
    const bindings = ["variables['v2']", 'variables.other'].map((code) => publishedBinding(code))
    expect(bindings.map((one) => resolve(one, page))).toEqual([5, 5])
    variables.write('v2', 8)
    expect(bindings.map((one) => resolve(one, page))).toEqual([8, 8])
  })
})
