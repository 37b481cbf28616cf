import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { fakeHost } from '../../testing/fake-host.ts'
import { keepWithList } from './kept-with-list.ts'

const listOf = (length: number) => Array.from({ length }, (_, id) => ({ id }))

test('is built at the second look at a list and a path, and only once', () => {
  const build = vi.fn((_host: unknown, rows: readonly unknown[], path: string) => `${rows.length} ${path}`)
  const kept = keepWithList(build)
  const rows = listOf(20)
  expect(kept(fakeHost(), rows, 'id')).toBeUndefined()
  expect(build).not.toHaveBeenCalled()
  expect(kept(fakeHost(), rows, 'id')).toBe('20 id')
  expect(kept(fakeHost(), rows, 'id')).toBe('20 id')
  expect(build).toHaveBeenCalledTimes(1)
  expect(kept(fakeHost(), rows, 'name')).toBeUndefined()
  expect(kept(fakeHost(), rows, 'name')).toBe('20 name')
})

test('an equal list is another list', () => {
  const kept = keepWithList((_host, rows) => rows)
  const [one, other] = [listOf(20), listOf(20)]
  kept(fakeHost(), one, 'id')
  expect(kept(fakeHost(), one, 'id')).toBe(one)
  expect(kept(fakeHost(), other, 'id')).toBeUndefined()
})

test('nothing is kept of short lists', () => {
  const kept = keepWithList(() => 'kept')
  const rows = listOf(15)
  for (let time = 0; time < 3; time += 1) expect(kept(fakeHost(), rows, 'id')).toBeUndefined()
})

test('a list that is asked for ever new paths does not grow for ever', () => {
  const kept = keepWithList(() => 'kept')
  const rows = listOf(20)
  kept(fakeHost(), rows, 'id')
  expect(kept(fakeHost(), rows, 'id')).toBe('kept')
  for (let path = 0; path < 100; path += 1) kept(fakeHost(), rows, `path ${path}`)
  expect(kept(fakeHost(), rows, 'id')).toBeUndefined()
})

test('what cannot be built is tried again', () => {
  let works = false
  const kept = keepWithList(() => {
    if (!works) throw new Error('not yet')
    return 'kept'
  })
  const rows = listOf(20)
  kept(fakeHost(), rows, 'id')
  expect(() => kept(fakeHost(), rows, 'id')).toThrow('not yet')
  works = true
  expect(kept(fakeHost(), rows, 'id')).toBe('kept')
})

test('goes with the list', async () => {
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc') as () => void
  const kept = keepWithList(() => ({ large: listOf(1000) }))
  const look = () => {
    const rows = listOf(20)
    kept(fakeHost(), rows, 'id')
    return new WeakRef(kept(fakeHost(), rows, 'id') as object)
  }
  const built = look()
  expect(built.deref() === undefined).toBe(false)
  const isGone = () => {
    collectGarbage()
    return built.deref() === undefined
  }
  await expect.poll(isGone).toBe(true)
})
