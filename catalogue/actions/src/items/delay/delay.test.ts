import { expect, it } from 'vitest'
import { failureOf, startAction } from '../../testing/run-action.ts'
import { definition } from './definition.ts'
import { run } from './run.ts'

it('says that it waits, so that a loop with it is a clock and not endless', () => {
  expect(definition.waits).toBe(true)
})

it('waits for its time', async () => {
  const { clock, ended } = startAction(run, { milliseconds: 100 })
  await clock.advance(99)
  expect(clock.waiting()).toBe(1)
  await clock.advance(1)
  expect(clock.waiting()).toBe(0)
  await ended
})

it.each([0, -5, '0'])('goes on at once after %j', async (milliseconds) => {
  const { clock, ended } = startAction(run, { milliseconds })
  await clock.advance(0)
  await ended
})

it('ends with the run', async () => {
  const { cancel, ended } = startAction(run, { milliseconds: '100' })
  cancel.abort(new Error('gone'))
  await expect(ended).rejects.toThrow('gone')
})

it.each([undefined, null, '', ' ', 'soon', Number.NaN, Number.POSITIVE_INFINITY, {}, [5], true])(
  'S5-18 needs a time, not %j',
  async (milliseconds) => {
    expect(await failureOf(run, { milliseconds })).toBe('No time delay defined.')
  },
)
