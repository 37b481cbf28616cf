import { next } from '@heddle/kit'
import { expect, it } from 'vitest'
import { failureOf, runAction } from '../../testing/run-action.ts'
import { run } from './run.ts'

it('gives what is kept under a key, and null when nothing is', async () => {
  const storage = { read: (_area: string, key: string) => (key === 'a' ? '1' : null) }
  const found = await runAction(run, { key: 'a' }, { ports: { storage } })
  expect(found.calls).toEqual([['storage.read', 'session', 'a']])
  expect(found.outcome).toEqual(next('1'))
  expect((await runAction(run, { key: 'b' }, { ports: { storage } })).outcome).toEqual(next(null))
})

it.each([undefined, null, '', {}])('needs a key, not %j', async (key) => {
  expect(await failureOf(run, { key })).toBe('No name defined.')
})
