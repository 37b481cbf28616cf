import { breakLoop, next } from '@heddle/kit'
import { expect, it } from 'vitest'
import { runAction } from '../../testing/run-action.ts'
import { run } from './run.ts'

it('ends the loop when its condition holds, or when there is none', async () => {
  expect((await runAction(run, { value: 1 })).outcome).toBe(breakLoop)
  expect((await runAction(run)).outcome).toBe(breakLoop)
})

it.each([false, 0, '', null])('goes on when the condition gives %j', async (value) => {
  expect((await runAction(run, { value })).outcome).toEqual(next(false))
})
