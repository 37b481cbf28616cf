import { expect, it } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

/** Work that ends when it is told to. */
function open() {
  const begun: string[] = []
  const ends = new Map<string, PromiseWithResolvers<void>>()
  const ask = oneAtATime()
  return {
    begun,
    add(name: string) {
      ask(() => {
        begun.push(name)
        const waiting = Promise.withResolvers<void>()
        ends.set(name, waiting)
        return waiting.promise
      })
    },
    async end(name: string, hasFailed = false) {
      if (hasFailed) ends.get(name)?.reject(new Error('no'))
      else ends.get(name)?.resolve()
      await Promise.resolve()
      await Promise.resolve()
    },
  }
}

it('the first begins at once, and of those that come meanwhile the newest follows', async () => {
  const { begun, add, end } = open()
  for (const name of ['a', 'ab', 'abc']) add(name)
  expect(begun).toEqual(['a'])
  await end('a')
  expect(begun).toEqual(['a', 'abc'])
  await end('abc')
  add('abcd')
  expect(begun).toEqual(['a', 'abc', 'abcd'])
})

it('what fails keeps nobody waiting', async () => {
  const { begun, add, end } = open()
  add('a')
  add('b')
  await end('a', true)
  expect(begun).toEqual(['a', 'b'])
  await end('b', true)
  add('c')
  expect(begun).toEqual(['a', 'b', 'c'])
})
