import { expect, it } from 'vitest'
import { runAction } from '../../testing/run-action.ts'
import { run } from './run.ts'

it.each([
  ['light', 'light'],
  ['dark', 'dark'],
  ['toggle', 'toggle'],
  ['site', 'site'],
  [undefined, 'toggle'],
  [null, 'toggle'],
  ['blue', 'toggle'],
])('switches to %j as %s', async (theme, used) => {
  expect((await runAction(run, { theme })).calls).toEqual([['theme.set', used]])
})
