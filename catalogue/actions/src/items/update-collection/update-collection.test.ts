import { next } from '@heddle/kit'
import { expect, it } from 'vitest'
import { failureOf, runAction } from '../../testing/run-action.ts'
import { run } from './run.ts'

const change = async (args: Readonly<Record<string, unknown>>) =>
  (await runAction(run, { collectionId: 'c1', ...args })).calls.at(-1)?.[2]
const OFF = { merge: false, applyFilter: false, applySort: false }

it('replaces all rows and gives what is there then', async () => {
  const { outcome, calls } = await runAction(run, { collectionId: 'c1', updateType: 'replace', value: [1] })
  expect(calls.at(-1)).toEqual(['collections.update', 'c1', { type: 'replace', index: 0, value: [1], ...OFF }])
  expect(outcome).toEqual(next([1]))
})

it.each([undefined, null, 'drop', 'constructor'])('replaces all rows when the change is %j', async (updateType) => {
  expect(await change({ updateType, value: [] })).toMatchObject({ type: 'replace', value: [] })
})

it('updates a row by its position', async () => {
  expect(
    await change({ updateType: 'update', index: '2', value: { a: 1 }, merge: true, applyFilter: true, applySort: true }),
  ).toEqual({
    type: 'update',
    index: 2,
    value: { a: 1 },
    merge: true,
    applyFilter: true,
    applySort: true,
  })
})

it('finds a row by the value of its key', async () => {
  expect(await change({ updateType: 'delete', by: 'id', idKey: 'sku', id: 7 })).toEqual({
    type: 'delete',
    idKey: 'sku',
    id: 7,
    ...OFF,
  })
  expect(await change({ updateType: 'update', by: 'id', idKey: null })).toEqual({ type: 'update', idKey: 'id', id: null, ...OFF })
})

it('inserts by position only', async () => {
  expect(await change({ updateType: 'insert', by: 'id', id: 7, index: 1, value: 'x' })).toEqual({
    type: 'insert',
    index: 1,
    value: 'x',
    ...OFF,
  })
})

it.each([undefined, null, 'last', {}])('takes the first row when the position is %j', async (index) => {
  expect(await change({ updateType: 'delete', index })).toMatchObject({ index: 0 })
})

it.each([undefined, null, '', 5])('needs a collection, not %j', async (collectionId) => {
  expect(await failureOf(run, { collectionId })).toBe('No collection selected.')
})

it('fails when the collection or the row is not there', async () => {
  expect(await failureOf(run, { collectionId: 'c1' }, { ports: { collections: { has: () => false } } })).toBe(
    'Collection not found.',
  )
  const update = () => {
    throw new Error('Item with id 7 not found in collection c1')
  }
  expect(await failureOf(run, { collectionId: 'c1' }, { ports: { collections: { update } } })).toBe(
    'Item with id 7 not found in collection c1',
  )
})
