import { describe, expect, test, vi } from 'vitest'
import { publishedBinding } from '@heddle/testing'
import { collection, collectionDesk, heldSource } from '../testing/collection-desk.ts'

/** Lets everything go on that waits for nothing else. */
const settle = () => new Promise((resolve) => setImmediate(resolve))
const AUTO = { isAutoFetch: true }
const variables = [{ id: 'city', name: 'city', type: 'string', defaultValue: '' } as const]
const onlyWhen = (code: string) => collection('a', { config: { ...AUTO, onlyWhen: publishedBinding(code) } })
const write = (desk: ReturnType<typeof collectionDesk>, city: string) => desk.variables.set(new Map([['city', city]]))

describe('a collection that is wanted only while a formula holds', () => {
  test('runtime-RC14 is not fetched with the page, and the others do not wait for it', async () => {
    const source = heldSource()
    const desk = collectionDesk([onlyWhen("variables.city !== ''"), collection('b', { config: AUTO })], { source, variables })
    const all = desk.collections.autoFetch()
    expect(source.asked.map((one) => one.collection.id)).toEqual(['b'])
    source.last('b').answer({ data: [1] })
    await all
    expect(desk.read('collections.a.isFetched')).toBe(false)
  })

  test('runtime-RC14 is fetched once it holds, and not each time that it holds again', async () => {
    const source = heldSource()
    const desk = collectionDesk([onlyWhen("variables.city !== ''")], { source, variables })
    await desk.collections.autoFetch()
    write(desk, 'Oslo')
    expect(source.asked).toHaveLength(1)
    write(desk, '')
    write(desk, 'Rome')
    expect(source.asked).toHaveLength(1)
    source.last('a').answer({ data: ['Oslo'] })
    await settle()
    expect(desk.read('collections.a.data')).toEqual(['Oslo'])
    write(desk, '')
    write(desk, 'Rome')
    expect(source.asked).toHaveLength(1)
  })

  test('runtime-RC14 that a workflow fetched meanwhile is not fetched again, and one that fails is told once', async () => {
    const source = heldSource()
    const desk = collectionDesk([onlyWhen("variables.city !== ''")], { source, variables })
    await desk.collections.autoFetch()
    const asked = desk.collections.fetch('a')
    source.last('a').answer({ data: [1] })
    await asked
    write(desk, 'Oslo')
    expect(source.asked).toHaveLength(1)

    const other = collectionDesk([onlyWhen("variables.city !== ''")], { source, variables })
    await other.collections.autoFetch()
    write(other, 'Oslo')
    source.last('a').fail(new Error('No such city'))
    await settle()
    expect(other.errors.map(({ error }) => error)).toEqual(['No such city'])
  })

  test('runtime-RC14 waits for what the condition reads of others, and is forgotten with its page', async () => {
    const source = heldSource()
    const list = [
      collection('a', { config: { ...AUTO, onlyWhen: publishedBinding('collections.b.total > 0') }, reads: ['b'] }),
      collection('b', { config: AUTO }),
    ]
    const desk = collectionDesk(list, { source, variables })
    const all = desk.collections.autoFetch()
    source.last('b').answer({ data: [1] })
    await settle()
    expect(source.asked.map((one) => one.collection.id)).toEqual(['b', 'a'])
    source.last('a').answer({ data: [] })
    await all
    const left = collectionDesk([onlyWhen("variables.city !== ''")], { source, variables })
    await left.collections.autoFetch()
    left.collections.reset([], {})
    write(left, 'Oslo')
    expect(source.asked).toHaveLength(2)
  })

  test('runtime-RC14 is asked for whenever a workflow fetches it', async () => {
    const source = heldSource()
    const desk = collectionDesk([onlyWhen('false')], { source, variables })
    void desk.collections.fetch('a')
    expect(source.asked).toHaveLength(1)
  })
})

describe('a time limit', () => {
  test.each([
    ['a number', 2, 'There was no answer within 2 seconds.'],
    ['a formula', publishedBinding('0.5 + 0.5'), 'There was no answer within 1 second.'],
  ] as const)('runtime-RC15 that is %s ends a fetch that nobody answers, and says so', async (_, timeLimit, message) => {
    vi.useFakeTimers()
    try {
      const source = heldSource()
      const desk = collectionDesk([collection('a', { config: { timeLimit } })], { source })
      const failed = expect(desk.collections.fetch('a')).rejects.toThrow(message)
      await vi.advanceTimersByTimeAsync(2000)
      await failed
      expect(source.last('a').signal.aborted).toBe(true)
      expect(desk.read('collections.a.error.message')).toBe(message)
      expect(desk.errors.map(({ error }) => error)).toEqual([message])
    } finally {
      vi.useRealTimers()
    }
  })

  test('runtime-RC15 leaves nothing behind of a fetch that was answered in time, or that another one took the place of', async () => {
    vi.useFakeTimers()
    try {
      const source = heldSource()
      const desk = collectionDesk([collection('a', { config: { timeLimit: 2 } })], { source })
      const older = desk.collections.fetch('a')
      const newer = desk.collections.fetch('a')
      source.last('a').answer({ data: [1] })
      expect(await Promise.all([older, newer])).toEqual([[1], [1]])
      expect(vi.getTimerCount()).toBe(0)
      expect(desk.errors).toEqual([])
    } finally {
      vi.useRealTimers()
    }
  })

  test.each([0, -1, null, 'soon'])('runtime-RC15 of %j is none', async (timeLimit) => {
    const source = heldSource()
    const desk = collectionDesk([collection('a', { config: { timeLimit } })], { source })
    const fetched = desk.collections.fetch('a')
    source.last('a').answer({ data: [1] })
    expect(await fetched).toEqual([1])
  })
})
