import { next, stop } from '@heddle/kit'
import { expect, it } from 'vitest'
import { runAction } from '../testing/run-action.ts'
import { run } from './run.ts'

it('lets the last call on, and ends those before it', async () => {
  const answer = (isLast: boolean) => ({ ports: { pace: { debounce: () => Promise.resolve(isLast) } } })
  const last = await runAction(run, { milliseconds: 250 }, answer(true))
  expect(last.outcome).toEqual(next(true))
  expect(last.calls).toEqual([['pace.debounce', 250, last.cancel.signal]])
  expect((await runAction(run, { milliseconds: 250 }, answer(false))).outcome).toEqual(stop(false))
})

it.each([
  [undefined, 500],
  [null, 500],
  ['soon', 500],
  [Number.POSITIVE_INFINITY, 500],
  ['40', 40],
  [-1, 0],
])('waits for a pause of %j as %j ms', async (milliseconds, time) => {
  const { calls } = await runAction(run, { milliseconds })
  expect(calls[0]?.[1]).toBe(time)
})
