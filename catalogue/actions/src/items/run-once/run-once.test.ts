import { next, stop, type Turn } from '@heddle/kit'
import { expect, it } from 'vitest'
import { runAction } from '../../testing/run-action.ts'
import { run } from './run.ts'
import { MESSAGES } from './take-turn.ts'

const NEVER = new Promise<void>(() => undefined)

/** What becomes of a run that comes while another one is past the action. */
async function meanwhile(mode: unknown) {
  const action = {}
  const cancelled: string[] = []
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const outcomeOf = async (turn: Turn) =>
    (await runAction(run, { mode }, { ports: { pace: { ask: (rule) => rule(turn, action) } } })).outcome
  const first: Turn = {
    ended,
    cancel(reason) {
      cancelled.push(reason.message)
      end()
    },
  }
  expect(await outcomeOf(first)).toEqual(next(true))
  const second = outcomeOf({ ended: NEVER, cancel: () => undefined })
  return { end, cancelled, second }
}

it('waits in line until the other run has ended', async () => {
  const { end, second, cancelled } = await meanwhile('queue')
  end()
  expect([await second, cancelled]).toEqual([next(true), []])
})

it('takes the place of the other run', async () => {
  const { second, cancelled } = await meanwhile('restart')
  expect([await second, cancelled]).toEqual([next(true), [MESSAGES.restarted]])
})

it.each(['drop', undefined, null, 'all', {}])('ends the new run when the mode is %j', async (mode) => {
  const { second, cancelled } = await meanwhile(mode)
  expect([await second, cancelled]).toEqual([stop(false), []])
})
