import { expect, it, vi } from 'vitest'
import { createByteCache } from './byte-cache.ts'

const bytes = (size: number) => () => Promise.resolve(Buffer.alloc(size))

it('reads a file once, and forgets what was used longest ago when it is full', async () => {
  const cache = createByteCache(80)
  const read = vi.fn(bytes(10))
  await cache.get('r/a', read)
  await cache.get('r/a', read)
  expect(read).toHaveBeenCalledTimes(1)
  for (let i = 0; i < 8; i++) await cache.get(`r/${i}`, bytes(10))
  await cache.get('r/a', read)
  expect(read).toHaveBeenCalledTimes(2)
})

it('never keeps large files, and drops a release whole', async () => {
  const cache = createByteCache(80)
  const large = vi.fn(bytes(11))
  await cache.get('r/large', large)
  await cache.get('r/large', large)
  expect(large).toHaveBeenCalledTimes(2)
  const small = vi.fn(bytes(1))
  await cache.get('r/b', small)
  cache.forget('r')
  await cache.get('r/b', small)
  expect(small).toHaveBeenCalledTimes(2)
})

it('shows what it keeps without reading it, which counts as used', async () => {
  const cache = createByteCache(80)
  expect(cache.peek('r/a')).toBeUndefined()
  const kept = await cache.get('r/a', bytes(10))
  for (let i = 0; i < 7; i++) await cache.get(`r/${i}`, bytes(10))
  expect(cache.peek('r/a')).toBe(kept)
  await cache.get('r/7', bytes(10))
  expect([cache.peek('r/a'), cache.peek('r/0')]).toEqual([kept, undefined])
  cache.forget('r')
  expect(cache.peek('r/a')).toBeUndefined()
})
