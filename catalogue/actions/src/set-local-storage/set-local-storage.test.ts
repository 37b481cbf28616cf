import { next } from '@heddle/kit'
import { expect, it } from 'vitest'
import { failureOf, runAction } from '../testing/run-action.ts'
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
