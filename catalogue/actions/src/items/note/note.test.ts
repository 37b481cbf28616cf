import { expect, it } from 'vitest'
import { runAction } from '../../testing/run-action.ts'
import { run } from './run.ts'

it('does nothing', async () => {
  expect(await runAction(run, { text: 'later' })).toMatchObject({ outcome: undefined, calls: [], logs: [] })
})
