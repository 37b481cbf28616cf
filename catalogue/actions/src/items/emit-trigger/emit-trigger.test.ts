import { expect, it } from 'vitest'
import { failureOf, runAction } from '../../testing/run-action.ts'
import { run } from './run.ts'

it('tells whoever uses the component, with a value', async () => {
  expect((await runAction(run, { triggerId: 't1', event: { id: 1 } })).calls).toEqual([['elements.emit', 't1', { id: 1 }]])
})

it.each([undefined, null, '', 5])('S5-18 needs a trigger, not %j', async (triggerId) => {
  expect(await failureOf(run, { triggerId })).toBe('No trigger selected.')
})
