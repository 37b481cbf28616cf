import { expect, it } from 'vitest'
import { failureOf, runAction } from '../../testing/run-action.ts'
import { run } from './run.ts'

it.each([
  [undefined, true],
  [true, true],
  [false, false],
])('S2-29 opens an address; new tab %j as %j', async (newTab, inNewTab) => {
  expect((await runAction(run, { url: 'https://a.example', newTab })).calls).toEqual([
    ['navigation.open', 'https://a.example', inNewTab],
  ])
})

it.each([undefined, null, '', 5, {}])('needs an address, not %j', async (url) => {
  expect(await failureOf(run, { url })).toBe('No address defined.')
})
