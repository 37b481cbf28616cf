import { expect, it } from 'vitest'
import { scriptNames } from './script-names.ts'

it('ports-P6 code sees the names of the place it runs in, and of those around it', () => {
  const page = { variables: { a: 1 }, context: { item: 'none' } }
  const row = Object.create(page, { context: { value: { item: 'row' }, enumerable: true } }) as object
  const run = Object.create(row, { event: { value: 'click', enumerable: true } }) as object
  const ports = { log: () => {} }
  const names = scriptNames(run, ports)
  expect({ ...names }).toEqual({ event: 'click', context: { item: 'row' }, variables: { a: 1 }, heddle: ports })
  expect(Object.keys(names).toSorted()).toEqual(['context', 'event', 'heddle', 'variables'])
})

it('ports-P6 it reads them as they are by then, and changes none of them', () => {
  const page = { variables: { a: 1 } }
  const names = scriptNames(page, {})
  page.variables = { a: 2 }
  expect(Reflect.get(names, 'variables')).toEqual({ a: 2 })
  expect(Reflect.set(names, 'variables', 'mine')).toBe(false)
  expect(page.variables).toEqual({ a: 2 })
})

it('ports-P6 a name of the place that is called like the ports gives way to them', () => {
  const ports = {}
  expect(Reflect.get(scriptNames(Object.create({ heddle: 0, late: 1 }) as object, ports), 'heddle')).toBe(ports)
  expect(Reflect.get(scriptNames(Object.create({ heddle: 0, late: 1 }) as object, ports), 'late')).toBe(1)
})
