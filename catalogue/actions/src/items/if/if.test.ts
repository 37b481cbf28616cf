import { next } from '@heddle/kit'
import { expect, it } from 'vitest'
import { runAction } from '../../testing/run-action.ts'
import { run } from './run.ts'

it.each([
  [true, true],
  [1, true],
  ['no', true],
  [{}, true],
  [false, false],
  [0, false],
  ['', false],
  [null, false],
  [undefined, false],
])('goes by %j as %j', async (value, result) => {
  expect((await runAction(run, { value })).outcome).toEqual(next(result))
})
