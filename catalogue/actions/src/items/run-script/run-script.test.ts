import { next } from '@heddle/kit'
import { expect, it } from 'vitest'
import { failureOf, runAction } from '../../testing/run-action.ts'
import { run } from './run.ts'

it('runs code and gives what it returns', async () => {
  const scripts = { run: () => Promise.resolve(42) }
  const { outcome, calls } = await runAction(run, { code: 'return 42' }, { ports: { scripts } })
  expect(calls).toEqual([['scripts.run', 'return 42']])
  expect(outcome).toEqual(next(42))
})

it.each([undefined, null, ''])('needs code, not %j', async (code) => {
  expect(await failureOf(run, { code })).toBe('No custom code defined.')
})
