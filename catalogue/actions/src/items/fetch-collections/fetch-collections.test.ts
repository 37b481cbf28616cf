import { next } from '@heddle/kit'
import { expect, it } from 'vitest'
import { failureOf, startAction } from '../../testing/run-action.ts'
import { run } from './run.ts'

it('fetches all at once and gives their data in the order of the list', async () => {
  const waiting: (() => void)[] = []
  const fetch = (id: string) => new Promise((resolve) => waiting.push(() => resolve([id])))
  const { calls, ended } = startAction(run, { collectionIds: ['c1', 'c2', ''] }, { ports: { collections: { fetch } } })
  expect(calls.filter(([name]) => name === 'collections.fetch').map(([, id]) => id)).toEqual(['c1', 'c2'])
  for (const answer of waiting.toReversed()) answer()
  expect(await ended).toEqual(next([['c1'], ['c2']]))
})

it('S8-27 fails as soon as one fails, and names it', async () => {
  const answers = (error: unknown) => ({
    ports: {
      collections: {
        nameOf: () => 'Cart',
        fetch: (id: string) => (id === 'c2' ? Promise.reject(error) : new Promise<never>(() => {})),
      },
    },
  })
  expect(await failureOf(run, { collectionIds: ['c1', 'c2'] }, answers(undefined))).toBe(
    'Error while fetching the collection (Cart)',
  )
  expect(await failureOf(run, { collectionIds: ['c1', 'c2'] }, answers(new Error('Too slow')))).toBe('Too slow (Cart)')
})

it.each([undefined, null, '', [], [null, 5]])('needs collections, not %j', async (collectionIds) => {
  expect(await failureOf(run, { collectionIds })).toBe('No collection selected.')
})

it('fetches nothing when one of them is not there', async () => {
  const fetched: string[] = []
  const collections = {
    has: (id: string) => id === 'c1',
    fetch: (id: string) => {
      fetched.push(id)
      return Promise.resolve([])
    },
  }
  expect(await failureOf(run, { collectionIds: ['c1', 'c2'] }, { ports: { collections } })).toBe('Collection not found.')
  expect(fetched).toEqual([])
})
