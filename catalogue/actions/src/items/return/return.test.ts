import { finish, setResult } from '@heddle/kit'
import { expect, it } from 'vitest'
import { runAction } from '../../testing/run-action.ts'
import { run } from './run.ts'

it('ends the workflow with a result', async () => {
  expect((await runAction(run, { value: 5 })).outcome).toEqual(finish(5))
  expect((await runAction(run)).outcome).toEqual(finish(undefined))
})

it('only sets the result when the workflow is to go on', async () => {
  expect((await runAction(run, { value: 5, goesOn: true })).outcome).toEqual(setResult(5))
  expect((await runAction(run, { value: 5, goesOn: 'no' })).outcome).toEqual(finish(5))
})
