import { next } from '@heddle/kit'
import { expect, it } from 'vitest'
import { failureOf, runAction } from '../../testing/run-action.ts'
import { run } from './run.ts'

it('S2-33 opens a popup with its properties and gives the id of the instance', async () => {
  const { outcome, calls } = await runAction(run, { popupId: 'p1', props: { title: 'Hi' } })
  expect(calls).toEqual([['popups.open', 'p1', { title: 'Hi' }, false]])
  expect(outcome).toEqual(next('popup-aaaaaa'))
})

it('waits until it is closed and gives what it was closed with', async () => {
  const open = () => Promise.resolve({ ok: true })
  const { outcome, calls } = await runAction(run, { popupId: 'p1', wait: true, props: null }, { ports: { popups: { open } } })
  expect(calls).toEqual([['popups.open', 'p1', {}, true]])
  expect(outcome).toEqual(next({ ok: true }))
})

it.each([undefined, null, '', 5])('needs a popup, not %j', async (popupId) => {
  expect(await failureOf(run, { popupId })).toBe('No popup selected.')
})
