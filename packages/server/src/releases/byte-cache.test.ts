import { expect, it, vi } from 'vitest'
import { createByteCache } from './byte-cache.ts'

const bytes = (size: number) => () => Promise.resolve(Buffer.alloc(size))

it('reads a file once, and forgets what was not used when it is full', async () => {
  const cache = createByteCache(80)
  const read = vi.fn(bytes(10))
  await cache.get('r/a', read)
  await cache.get('r/a', read)
  expect(read).toHaveBeenCalledTimes(1)
  for (let i = 0; i < 16; i++) await cache.get(`r/${i}`, bytes(10))
  await cache.get('r/a', read)
  expect(read).toHaveBeenCalledTimes(2)
})

it('what was used since it was last looked at stays, and what came first goes first of the others', async () => {
  const cache = createByteCache(80)
  for (let i = 0; i < 8; i++) await cache.get(`r/${i}`, bytes(10))
  for (const used of ['r/0', 'r/2']) await cache.get(used, bytes(10))
  const kept = () => Array.from({ length: 11 }, (_, i) => i).filter((i) => cache.peek(`r/${i}`))
  await cache.get('r/8', bytes(10))
  expect(kept()).toEqual([0, 2, 3, 4, 5, 6, 7, 8])
  await cache.get('r/9', bytes(10))
  expect(kept()).toEqual([0, 2, 4, 5, 6, 7, 8, 9])
  // Nobody used them since.
  for (let i = 0; i < 8; i++) await cache.get(`s/${i}`, bytes(10))
  expect(kept()).toEqual([])
})

it('keeps no more than it may where everything is in use', async () => {
  const cache = createByteCache(80)
  for (let i = 0; i < 100; i++) {
    await cache.get(`r/${i}`, bytes(10))
    for (let used = 0; used <= i; used++) {
      const kept = cache.peek(`r/${used}`)
      if (kept) kept.isUsed = true
    }
  }
  expect(Array.from({ length: 100 }, (_, i) => cache.peek(`r/${i}`)).filter(Boolean)).toHaveLength(8)
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

it('shows what it keeps without reading it; who uses it says so, and is told when it is gone', async () => {
  const cache = createByteCache(80)
  expect(cache.peek('r/a')).toBeUndefined()
  const read = await cache.get('r/a', bytes(10))
  const kept = cache.peek('r/a')
  expect(kept?.bytes).toBe(read)
  if (kept) kept.isUsed = true
  for (let i = 0; i < 8; i++) await cache.get(`r/${i}`, bytes(10))
  expect([kept?.bytes, cache.peek('r/0')]).toEqual([read, undefined])
  cache.forget('r')
  expect([kept?.bytes, cache.peek('r/a')]).toEqual([undefined, undefined])
})
