import { next, stop } from '@heddle/kit'
import { expect, it } from 'vitest'
import { runAction } from '../../testing/run-action.ts'
import { run } from './run.ts'

it('goes on when its condition holds', async () => {
  expect((await runAction(run, { value: 'yes' })).outcome).toEqual(next(true))
})

it.each([false, 0, '', null, undefined])('S4-23 stops the chain when it gives %j', async (value) => {
  expect((await runAction(run, { value })).outcome).toEqual(stop(false))
})
