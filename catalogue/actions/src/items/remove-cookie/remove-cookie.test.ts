import { expect, it } from 'vitest'
import { failureOf, runAction } from '../../testing/run-action.ts'
import { run } from './run.ts'

it.each([
  [undefined, '/'],
  [null, '/'],
  ['/shop', '/shop'],
])('takes a cookie away at the path %j as %j', async (path, used) => {
  expect((await runAction(run, { name: 'a', path })).calls).toEqual([['storage.removeCookie', 'a', used]])
})

it.each([undefined, null, '', {}])('needs a name, not %j', async (name) => {
  expect(await failureOf(run, { name })).toBe('No name defined.')
})
