import { each } from '@heddle/kit'
import { expect, it } from 'vitest'
import { failureOf, runAction } from '../../testing/run-action.ts'
import { run } from './run.ts'

it('runs its body for each item of a list', async () => {
  expect((await runAction(run, { value: [1, 2] })).outcome).toEqual(each([1, 2]))
  expect((await runAction(run, { value: [] })).outcome).toEqual(each([]))
})

it('unwraps a collection', async () => {
  const rowsOf = () => [{ id: 1 }]
  const { outcome } = await runAction(run, { value: { data: [{ id: 1 }] } }, { ports: { collections: { rowsOf } } })
  expect(outcome).toEqual(each([{ id: 1 }]))
})

it.each([undefined, null, 'abc', 5, {}, { length: 2 }])('refuses %j', async (value) => {
  expect(await failureOf(run, { value })).toBe('Fail to start loop, as items to parse is not iterable')
})
