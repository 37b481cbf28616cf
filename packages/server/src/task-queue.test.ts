import { expect, it } from 'vitest'
import { inParallel } from './task-queue.ts'

async function* comingOne(count: number) {
  for (let at = 0; at < count; at += 1) yield at
}

it.each([
  ['a list', [0, 1, 2, 3, 4]],
  ['things as they come', comingOne(5)],
])('works on %s, some at once, each once', async (_, items) => {
  const seen: number[] = []
  let [now, most] = [0, 0]
  await inParallel(items, 2, async (item) => {
    most = Math.max(most, (now += 1))
    await new Promise(setImmediate)
    seen.push(item)
    now -= 1
  })
  expect(seen.toSorted()).toEqual([0, 1, 2, 3, 4])
  expect(most).toBe(2)
})

it('ends with what one of them failed with, when those that began are done', async () => {
  const done: number[] = []
  const work = async (item: number) => {
    if (item === 1) throw new Error('the second')
    await new Promise(setImmediate)
    done.push(item)
  }
  await expect(inParallel(comingOne(5), 2, work)).rejects.toThrow('the second')
  expect(done).toEqual([0])
})
