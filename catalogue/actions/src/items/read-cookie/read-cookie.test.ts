import { next } from '@heddle/kit'
import { expect, it } from 'vitest'
import { failureOf, runAction } from '../../testing/run-action.ts'
import { run } from './run.ts'

it('gives the value of a cookie, and null when there is none', async () => {
  const storage = { readCookie: (name: string) => (name === 'a' ? '1' : undefined) }
  expect((await runAction(run, { name: 'a' }, { ports: { storage } })).outcome).toEqual(next('1'))
  expect((await runAction(run, { name: 'b' }, { ports: { storage } })).outcome).toEqual(next(null))
})

it.each([undefined, null, '', {}])('needs a name, not %j', async (name) => {
  expect(await failureOf(run, { name })).toBe('No name defined.')
})
