import { next } from '@heddle/kit'
import { expect, it } from 'vitest'
import { runAction } from '../../testing/run-action.ts'
import { run } from './run.ts'

it.each(['open', 3, null, undefined])('goes by its value %j itself', async (value) => {
  expect((await runAction(run, { value })).outcome).toEqual(next(value))
})
