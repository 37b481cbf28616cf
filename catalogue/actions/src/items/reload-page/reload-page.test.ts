import { expect, it } from 'vitest'
import { runAction } from '../../testing/run-action.ts'
import { run } from './run.ts'

it('loads the page anew', async () => {
  expect((await runAction(run)).calls).toEqual([['tab.reload']])
})
