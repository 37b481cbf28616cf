import { expect, it } from 'vitest'
import { runAction } from '../../testing/run-action.ts'
import { run } from './run.ts'

it.each([
  [{}, true, 'blue'],
  [{ show: true, color: 'red' }, true, 'red'],
  [{ show: false }, false, 'blue'],
  [{ show: null, color: null }, false, 'blue'],
])('S2-32 S4-01 shows or hides the bar: %j', async (args, isOn, color) => {
  expect((await runAction(run, args)).calls).toEqual([['navigation.progress', isOn, color]])
})
