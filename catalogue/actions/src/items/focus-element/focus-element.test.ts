import { expect, it } from 'vitest'
import { failureOf, runAction } from '../../testing/run-action.ts'
import { run } from './run.ts'

it('moves the focus to an element', async () => {
  expect((await runAction(run, { nodeId: 'n1' })).calls).toEqual([['elements.focus', 'n1']])
})

it.each([undefined, null, '', 5])('needs an element, not %j', async (nodeId) => {
  expect(await failureOf(run, { nodeId })).toBe('No element selected.')
})
