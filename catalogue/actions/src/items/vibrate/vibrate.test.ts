import { expect, it } from 'vitest'
import { failureOf, runAction } from '../../testing/run-action.ts'
import { run } from './run.ts'

it.each([
  [undefined, [200]],
  [100, [100]],
  ['300', [300]],
  [
    [100, '50', 0],
    [100, 50, 0],
  ],
])('vibrates by %j', async (pattern, times) => {
  expect((await runAction(run, { pattern })).calls).toEqual([['browser.vibrate', times]])
})

it.each(['often', -1, [100, null], {}, Number.NaN])('refuses %j', async (pattern) => {
  expect(await failureOf(run, { pattern })).toBe('The pattern must be milliseconds, or a list of them.')
})
