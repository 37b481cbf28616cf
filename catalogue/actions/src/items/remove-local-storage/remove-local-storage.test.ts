import { expect, it } from 'vitest'
import { failureOf, runAction } from '../../testing/run-action.ts'
import { run } from './run.ts'

it('takes a key out of local storage', async () => {
  expect((await runAction(run, { key: 'a' })).calls).toEqual([['storage.remove', 'local', 'a']])
})

it.each([undefined, null, '', {}])('needs a key, not %j', async (key) => {
  expect(await failureOf(run, { key })).toBe('No name defined.')
})
