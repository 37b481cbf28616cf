import { expect, it } from 'vitest'
import { runAction } from '../../testing/run-action.ts'
import { run } from './run.ts'

it('opens the print dialogue', async () => {
  expect((await runAction(run)).calls).toEqual([['browser.print']])
})
