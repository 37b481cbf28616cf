import { expect, it } from 'vitest'
import { runAction } from '../../testing/run-action.ts'
import { run } from './run.ts'

it.each([
  ['about', 'about'],
  ['#about', 'about'],
  [undefined, ''],
  [null, ''],
  [5, ''],
])('S2-31 scrolls to the section %j as "%s"', async (section, anchor) => {
  expect((await runAction(run, { section })).calls).toEqual([['navigation.toSection', anchor]])
})
