import { next } from '@heddle/kit'
import { expect, it } from 'vitest'
import { failureOf, runAction } from '../../testing/run-action.ts'
import { run } from './run.ts'

it('keeps a value in session storage as text', async () => {
  const { outcome, calls } = await runAction(run, { key: 'k', value: [1] })
  expect(calls).toEqual([['storage.write', 'session', 'k', '[1]']])
  expect(outcome).toEqual(next([1]))
})

it.each([undefined, null, '', {}])('needs a key, not %j', async (key) => {
  expect(await failureOf(run, { key, value: 1 })).toBe('No name defined.')
})
