import { expect, it } from 'vitest'
import { failureOf, runAction } from '../../testing/run-action.ts'
import { run } from './run.ts'

it.each(['error', 'warning', 'info', 'verbose'])('writes a message with its data at the level %s', async (level) => {
  const { logs } = await runAction(run, { message: 'hi', level, data: [1] })
  expect(logs).toEqual([{ level, message: 'hi', data: [1] }])
})

it.each([undefined, null, 'loud', 5])('writes at the level info when it is %j', async (level) => {
  expect((await runAction(run, { message: 'hi', level })).logs[0]?.level).toBe('info')
})

it.each([undefined, null, ''])('S5-18 needs a message, not %j', async (message) => {
  expect(await failureOf(run, { message })).toBe('No message defined.')
})

it.each([0, 5, false, {}, ['a']])('S5-37 takes text only, not %j', async (message) => {
  expect(await failureOf(run, { message })).toBe('Message must be a string.')
})
