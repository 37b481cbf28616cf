import { next } from '@heddle/kit'
import { expect, it } from 'vitest'
import { failureOf, runAction } from '../../testing/run-action.ts'
import { run } from './run.ts'

it.each([
  ['text', 'text'],
  [5, '5'],
  [{ a: 1 }, '{"a":1}'],
  [null, ''],
])('keeps %j in local storage as %j', async (value, text) => {
  const { outcome, calls } = await runAction(run, { key: 'k', value })
  expect(calls).toEqual([['storage.write', 'local', 'k', text]])
  expect(outcome).toEqual(next(value))
})

it.each([undefined, null, '', {}])('needs a key, not %j', async (key) => {
  expect(await failureOf(run, { key, value: 1 })).toBe('No name defined.')
})

it('says that a value cannot be written down instead of trying for ever', async () => {
  const doubled = Array.from({ length: 60 }).reduce<unknown>((inner) => [inner, inner], 'x')
  expect(await failureOf(run, { key: 'k', value: doubled })).toBe('The value is too large to be written as a text.')
})
