import { expect, it } from 'vitest'
import { createScope } from './scope.ts'

const own = () => ({ workflow: {}, parameters: {}, variables: {} })

it('workflow-W6 all names of a scope are its own, also those that every object inherits', () => {
  const scope = createScope(JSON.parse('{"__proto__": 1, "toString": 2, "context": {"__proto__": 3}}'), undefined, own())
  expect(Object.keys(scope).toSorted()).toEqual(['__proto__', 'context', 'event', 'toString'])
  expect(Object.getPrototypeOf(scope)).toBe(Object.prototype)
  expect(Object.hasOwn(Reflect.get(scope, 'context'), '__proto__')).toBe(true)
})

it('workflow-W6 a place that stands on another one has the names of both', () => {
  const outer = { variables: 'outside', context: { item: 'outside' } }
  const row = Object.create(outer, { context: { value: { item: 'row' }, enumerable: true } }) as object
  const scope = createScope(row, undefined, own())
  expect(Reflect.get(scope, 'variables')).toBe('outside')
  expect(Reflect.get(scope, 'context')).toMatchObject({ item: 'row' })
  expect(Object.keys(scope).toSorted()).toEqual(['context', 'event', 'variables'])
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
