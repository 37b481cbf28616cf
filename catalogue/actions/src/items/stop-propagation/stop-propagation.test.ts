import { expect, it } from 'vitest'
import { runAction } from '../../testing/run-action.ts'
import { run } from './run.ts'

it('keeps the event from the elements around', async () => {
  expect((await runAction(run)).calls).toEqual([['event.stopPropagation']])
})
