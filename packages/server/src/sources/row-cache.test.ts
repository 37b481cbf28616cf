import { expect, it } from 'vitest'
import { LIMITS } from '../limits.ts'
import { createRowCache } from './row-cache.ts'

it('an answer is kept for its seconds and no longer', () => {
  let now = 0
  const cache = createRowCache(() => now)
  cache.set('orders', 'page 1', 'rows', 10)
  now = 9_999
  expect(cache.get('orders', 'page 1')).toBe('rows')
  expect(cache.get('orders', 'page 2')).toBeUndefined()
  expect(cache.get('others', 'page 1')).toBeUndefined()
  now = 10_000
  expect(cache.get('orders', 'page 1')).toBeUndefined()
})

it('however much visitors ask for, a bounded number of answers is kept, those that were asked for last', () => {
  const cache = createRowCache(() => 0)
  cache.set('orders', 'asked again', 'rows', 10)
  for (let at = 1; at < LIMITS.keptAnswers; at++) cache.set('orders', String(at), 'rows', 10)
  cache.get('orders', 'asked again')
  cache.set('orders', 'one more', 'rows', 10)
  expect(cache.get('orders', '1')).toBeUndefined()
  expect(cache.get('orders', 'asked again')).toBe('rows')
  for (let at = 0; at < LIMITS.keptCollections; at++) cache.set(`c${at}`, 'a', 'rows', 10)
  expect(cache.get('orders', 'asked again')).toBeUndefined()
  cache.set('c0', 'large', 'x'.repeat(LIMITS.keptAnswer + 1), 10)
  expect(cache.get('c0', 'large')).toBeUndefined()
})
