import { expect, it } from 'vitest'
import { failureOf, runAction } from '../../testing/run-action.ts'
import { run } from './run.ts'

it('S2-33 closes the popup it runs in, with data for whoever waits', async () => {
  expect((await runAction(run, { data: { ok: true } })).calls).toEqual([['popups.closeThis', { ok: true }]])
  expect((await runAction(run)).calls).toEqual([['popups.closeThis', undefined]])
})

it('fails outside a popup with what the host says', async () => {
  const closeThis = () => {
    throw new Error('not here')
  }
  expect(await failureOf(run, {}, { ports: { popups: { closeThis } } })).toBe('not here')
})
