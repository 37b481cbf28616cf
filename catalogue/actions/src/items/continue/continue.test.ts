import { continueLoop, next } from '@heddle/kit'
import { expect, it } from 'vitest'
import { runAction } from '../../testing/run-action.ts'
import { run } from './run.ts'

it('ends the round when its condition holds, or when there is none', async () => {
  expect((await runAction(run, { value: 'yes' })).outcome).toBe(continueLoop)
  expect((await runAction(run)).outcome).toBe(continueLoop)
})

it.each([false, 0, '', null])('goes on when the condition gives %j', async (value) => {
  expect((await runAction(run, { value })).outcome).toEqual(next(false))
})
