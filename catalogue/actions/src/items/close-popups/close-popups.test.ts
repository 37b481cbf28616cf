import { expect, it } from 'vitest'
import { failureOf, runAction } from '../../testing/run-action.ts'
import { run } from './run.ts'

it('closes every instance of a popup', async () => {
  expect((await runAction(run, { popupId: 'p1' })).calls).toEqual([['popups.closeAll', 'p1']])
})

it.each([undefined, null, '', 5, []])('needs a popup, not %j', async (popupId) => {
  expect(await failureOf(run, { popupId })).toBe('No popup selected.')
})
