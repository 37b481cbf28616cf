import { compileFormula } from '@heddle/formula/run'
import { parseFormula } from '@heddle/formula/parse'
import { expect, it } from 'vitest'
import { createScope } from './scope.ts'

const own = () => ({ workflow: {}, parameters: {}, variables: {} })

/** What a formula reads under a name; names of data may be those that every object inherits. */
function read(scope: object, code: string): unknown {
  const parsed = parseFormula(code)
  if (!parsed.ok) throw new Error(parsed.issue.message)
  return compileFormula(parsed.tree)(scope)
}

it('workflow-W6 formulas read the names of the place, also those that every object inherits, and nothing of what it inherits', () => {
  const scope = createScope(JSON.parse('{"toString": 2, "valueOf": 4, "context": {"toString": 3}}'), undefined, own())
  expect(['toString', 'valueOf', 'context.toString', 'event'].map((code) => read(scope, code))).toEqual([2, 4, 3, undefined])
  expect(() => read(scope, 'hasOwnProperty')).toThrow('hasOwnProperty')
  expect(read(scope, 'context.valueOf')).toBeUndefined()
})

it('workflow-W6 names of the place are asked where they stand: the run copies none of them', () => {
  const outer: Record<string, unknown> = { early: 1, context: {} }
  const scope = createScope(outer, undefined, own())
  outer['late'] = 2
  outer['early'] = 3
  expect([read(scope, 'late'), read(scope, 'early')]).toEqual([2, 3])
  expect(Object.keys(scope).toSorted()).toEqual(['context', 'event'])
})

it('workflow-W6 a place that stands on another one has the names of both', () => {
  const outer = { variables: 'outside', context: { item: 'outside' } }
  const row = Object.create(outer, { context: { value: { item: 'row' }, enumerable: true } }) as object
  const scope = createScope(row, undefined, own())
  expect(Reflect.get(scope, 'variables')).toBe('outside')
  expect(Reflect.get(scope, 'context')).toMatchObject({ item: 'row' })
})

it('workflow-W6 a getter outside is asked at each reading, and only then', () => {
  let reads = 0
  const outer = {
    get variables() {
      reads += 1
      return reads
    },
  }
  const scope = createScope(outer, undefined, own())
  expect(reads).toBe(0)
  expect([Reflect.get(scope, 'variables'), Reflect.get(scope, 'variables')]).toEqual([1, 2])
})

it('workflow-W6 names of the run come before those of the place', () => {
  const outer = { event: 'outside', context: { workflow: 'outside', item: { index: 4 } } }
  const scope = createScope(outer, 'mine', { ...own(), workflow: { a: { result: 1 } } })
  expect(scope).toEqual({
    event: 'mine',
    context: { item: { index: 4 }, workflow: { a: { result: 1 } }, parameters: {}, variables: {} },
  })
})
