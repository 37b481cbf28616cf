import { expect, it } from 'vitest'
import { runAction } from '../../testing/run-action.ts'
import { run } from './run.ts'

it('stops the event and what the browser would do', async () => {
  expect((await runAction(run)).calls).toEqual([['event.stopPropagation'], ['event.preventDefault']])
})
