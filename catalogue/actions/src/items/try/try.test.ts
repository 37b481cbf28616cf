import { tryBranches } from '@heddle/kit'
import { expect, it } from 'vitest'
import { runAction } from '../../testing/run-action.ts'
import { run } from './run.ts'

it('runs its branches', async () => {
  expect((await runAction(run)).outcome).toBe(tryBranches)
})
