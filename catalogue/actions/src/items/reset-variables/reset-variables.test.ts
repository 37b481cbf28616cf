import { expect, it } from 'vitest'
import { failureOf, runAction } from '../../testing/run-action.ts'
import { run } from './run.ts'

it('gives variables back their default', async () => {
  const { variables, calls } = await runAction(run, { variables: ['a', '', 'b', 5] }, { variables: { a: 1, b: null } })
  expect(calls).toEqual([['variables.reset', ['a', 'b']]])
  expect([...variables]).toEqual([
    ['a', 1],
    ['b', null],
  ])
})

it('takes one variable as well', async () => {
  expect((await runAction(run, { variables: 'a' })).calls).toEqual([['variables.reset', ['a']]])
})

it.each([undefined, null, '', [], [null]])('needs a variable, not %j', async (variables) => {
  expect(await failureOf(run, { variables })).toBe('No variable selected.')
})
