import { expect, test } from 'vitest'
import { withFakeHost } from '../../testing/fake-host.ts'
import { call } from './call.ts'

const sortBy = withFakeHost(call)
const people = [
  { name: 'Ann', age: 30, at: { city: 'Oslo' } },
  { name: 'Bob', age: 25, at: { city: 'Bern' } },
  { name: 'Cid', age: 30, at: { city: 'Bern' } },
]
const names = (rows: unknown) => (rows as { name: string }[]).map(({ name }) => name).join(' ')

test('sorts by paths and functions, each in its own order', () => {
  expect(names(sortBy(people, 'at.city', 'asc', 'name', 'desc'))).toBe('Cid Bob Ann')
  expect(names(sortBy(people, (row: unknown) => (row as { age: number }).age, 'DESC', 'at.city'))).toBe('Cid Ann Bob')
  expect(names(sortBy(people, 'age', undefined, 'name', 'desc'))).toBe('Bob Cid Ann')
})

test('says which of several criteria is none', () => {
  expect(() => sortBy(people, 'age', 'asc', 5)).toThrow('Fourth parameter must be a function or a text')
})
