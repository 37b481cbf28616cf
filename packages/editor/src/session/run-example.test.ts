import { expect, test } from 'vitest'
import { argumentsOf, begunArguments } from './run-example.ts'

const parameters = [
  { name: 'title', type: 'string' },
  { name: 'count', type: 'number' },
  { name: 'done', type: 'boolean' },
  { name: 'rows', type: 'array' },
  { name: 'more', type: 'object' },
  { name: 'any', type: 'any' },
] as const

test('a new example begins with an empty value of each type, and with what the example beside it gives', () => {
  expect(begunArguments({ parameters })).toEqual({ title: '', count: 0, done: false, rows: [], more: {}, any: null })
  expect(begunArguments({ parameters }, { count: 7, rows: null })).toMatchObject({ title: '', count: 7, rows: null })
})

test('an example that stands says nothing of what it does not name', () => {
  expect(argumentsOf({ parameters: parameters.slice(0, 2) }, { count: 7 })).toEqual({ title: null, count: 7 })
})
