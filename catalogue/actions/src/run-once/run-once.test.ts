import { next, stop } from '@heddle/kit'
import { expect, it } from 'vitest'
import { runAction } from '../testing/run-action.ts'
import { run } from './run.ts'

it.each(['drop', 'queue', 'restart'])('goes on when it may, by %s', async (mode) => {
  const { outcome, calls, cancel } = await runAction(run, { mode })
  expect(calls).toEqual([['pace.once', mode, cancel.signal]])
  expect(outcome).toEqual(next(true))
})

it('ends here when another run goes on', async () => {
  const { outcome } = await runAction(run, { mode: 'drop' }, { ports: { pace: { once: () => Promise.resolve(false) } } })
  expect(outcome).toEqual(stop(false))
})

it.each([undefined, null, 'all', {}])('drops the new run when the mode is %j', async (mode) => {
  expect((await runAction(run, { mode })).calls[0]?.[1]).toBe('drop')
})
