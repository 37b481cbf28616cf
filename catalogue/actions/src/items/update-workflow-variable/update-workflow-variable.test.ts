import { next } from '@heddle/kit'
import { expect, it } from 'vitest'
import { failureOf, runAction } from '../../testing/run-action.ts'
import { run } from './run.ts'

it('changes a workflow variable, whole or in part', async () => {
  const { outcome, calls } = await runAction(run, { name: 'n', value: 3, operation: 'push' })
  expect(calls).toEqual([['local.set', 'n', 3, { operation: 'push', index: 0 }]])
  expect(outcome).toEqual(next(3))
  expect((await runAction(run, { name: 'n', value: 4, operation: 'set', path: '' })).calls).toEqual([
    ['local.set', 'n', 4, undefined],
  ])
})

it.each([undefined, null, '', 5])('needs a name, not %j', async (name) => {
  expect(await failureOf(run, { name })).toBe('No variable selected.')
})
