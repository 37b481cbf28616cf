import { next } from '@heddle/kit'
import { expect, it } from 'vitest'
import { failureOf, runAction } from '../../testing/run-action.ts'
import { run } from './run.ts'

const fails = (error: unknown) => ({ ports: { collections: { fetch: () => Promise.reject(error) } } })

it('fetches a collection and gives its data', async () => {
  const fetch = () => Promise.resolve([{ id: 1 }])
  const { outcome, calls, cancel } = await runAction(run, { collectionId: 'c1' }, { ports: { collections: { fetch } } })
  expect(calls.at(-1)).toEqual(['collections.fetch', 'c1', cancel.signal])
  expect(outcome).toEqual(next([{ id: 1 }]))
})

it('S8-27 fails with what the source says, or else with a text of its own', async () => {
  expect(await failureOf(run, { collectionId: 'c1' }, fails(new Error('Too slow')))).toBe('Too slow')
  expect(await failureOf(run, { collectionId: 'c1' }, fails('Too slow'))).toBe('Too slow')
  for (const error of [undefined, new Error(''), { status: 500 }])
    expect(await failureOf(run, { collectionId: 'c1' }, fails(error))).toBe('Error while fetching the collection')
})

it.each([undefined, null, '', 5, ['c1']])('S5-18 needs a collection, not %j', async (collectionId) => {
  expect(await failureOf(run, { collectionId })).toBe('No collection selected.')
})

it('fails when the collection is not there', async () => {
  expect(await failureOf(run, { collectionId: 'c1' }, { ports: { collections: { has: () => false } } })).toBe(
    'Collection not found.',
  )
})
