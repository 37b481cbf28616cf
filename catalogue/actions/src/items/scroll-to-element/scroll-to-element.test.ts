import { expect, it } from 'vitest'
import { failureOf, runAction } from '../../testing/run-action.ts'
import { run } from './run.ts'

it.each([
  [{}, { offset: 0, smooth: true }],
  [
    { offset: 80, smooth: false },
    { offset: 80, smooth: false },
  ],
  [
    { offset: '12', smooth: null },
    { offset: 12, smooth: true },
  ],
  [{ offset: 'far' }, { offset: 0, smooth: true }],
])('scrolls to an element: %j', async (args, options) => {
  expect((await runAction(run, { nodeId: 'n1', ...args })).calls).toEqual([['elements.scrollTo', 'n1', options]])
})

it.each([undefined, null, '', 5])('needs an element, not %j', async (nodeId) => {
  expect(await failureOf(run, { nodeId })).toBe('No element selected.')
})
