import { next } from '@heddle/kit'
import { expect, it } from 'vitest'
import { failureOf, runAction } from '../../testing/run-action.ts'
import { run } from './run.ts'

it('keeps a value for some days', async () => {
  const args = { name: 'cart', value: { a: 1 }, days: '7', path: '/shop', sameSite: 'strict' }
  const { outcome, calls } = await runAction(run, args)
  expect(calls).toEqual([['storage.writeCookie', 'cart', '{"a":1}', { days: 7, path: '/shop', sameSite: 'strict' }]])
  expect(outcome).toEqual(next({ a: 1 }))
})

it.each([undefined, null, '', 'long', {}])('keeps it until the browser is closed when the days are %j', async (days) => {
  const { calls } = await runAction(run, { name: 'a', value: 1, days, path: null, sameSite: 'any' })
  expect(calls).toEqual([['storage.writeCookie', 'a', '1', { path: '/', sameSite: 'lax' }]])
})

it.each([undefined, null, '', {}])('needs a name, not %j', async (name) => {
  expect(await failureOf(run, { name, value: 1 })).toBe('No name defined.')
})
