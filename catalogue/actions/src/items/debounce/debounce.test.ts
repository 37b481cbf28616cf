import { next, stop } from '@heddle/kit'
import { expect, it } from 'vitest'
import { startAction } from '../../testing/run-action.ts'
import { run } from './run.ts'

const TURN = { cancel: () => undefined, ended: new Promise<void>(() => undefined) }
const start = (action: object, milliseconds?: unknown) =>
  startAction(run, { milliseconds }, { ports: { pace: { ask: (rule) => rule(TURN, action) } } })

it('lets the last of several runs on when the pause is over, and ends those before it at once', async () => {
  const action = {}
  const [first, second] = [start(action, 250), start(action, 250)]
  expect(await first.ended).toEqual(stop(false))
  await second.clock.advance(250)
  expect(await second.ended).toEqual(next(true))
})

it('tells runs at other actions apart', async () => {
  const runs = [start({}, 10), start({}, 10)]
  for (const { clock } of runs) await clock.advance(10)
  expect(await Promise.all(runs.map(({ ended }) => ended))).toEqual([next(true), next(true)])
})

it('ends with the run it waits in', async () => {
  const { ended, cancel } = start({}, 10)
  cancel.abort(new Error('left'))
  await expect(ended).rejects.toThrow('left')
})

it.each([
  [undefined, 500],
  [null, 500],
  ['soon', 500],
  [Number.POSITIVE_INFINITY, 500],
  ['40', 40],
  [-1, 0],
])('waits for a pause of %j as %j ms', async (milliseconds, time) => {
  const { clock, ended } = start({}, milliseconds)
  const before = clock.now()
  await clock.advance(time)
  expect(await ended).toEqual(next(true))
  expect(clock.now() - before).toBe(time)
})
