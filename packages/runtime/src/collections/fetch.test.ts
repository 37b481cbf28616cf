import { effect } from '@preact/signals-core'
import { describe, expect, test } from 'vitest'
import { publishedBinding } from '@heddle/testing'
import { collection, collectionDesk, heldSource } from '../testing/collection-desk.ts'
import type { CollectionSource } from './types.ts'

/** Lets everything go on that waits for nothing else. */
const settle = () => new Promise((resolve) => setImmediate(resolve))
const stateOf = ({ read }: ReturnType<typeof collectionDesk>, id = 'a') =>
  read(
    `{ data: collections['${id}'].data, isFetching: collections['${id}'].isFetching, isFetched: collections['${id}'].isFetched, error: collections['${id}'].error }`,
  )

describe('a fetch', () => {
  test('runtime-RC1 S3-05 S3-06 S4-04 formulas read a collection by id and by name, with all its fields', () => {
    const { read } = collectionDesk([collection('a', { mode: 'static', limit: 10 })], { rows: { a: [1, 2] } })
    expect(read("collections['the a'].total")).toBe(2)
    expect(read('collections.a')).toMatchObject({
      id: 'a',
      name: 'the a',
      mode: 'static',
      type: 'collection',
      data: [1, 2],
      total: 2,
      limit: 10,
      offset: 0,
      isFetching: false,
      isFetched: true,
      error: null,
    })
  })

  test('runtime-RC2 S1-05 S3-06 S4-05 begins empty and not fetched, is under way, then fetched', async () => {
    const source = heldSource()
    const desk = collectionDesk([collection('a')], { source })
    expect(stateOf(desk)).toEqual({ data: [], isFetching: false, isFetched: false, error: null })
    const fetched = desk.collections.fetch('a')
    expect(stateOf(desk)).toMatchObject({ isFetching: true, isFetched: false })
    source.last('a').answer({ data: [1] })
    expect(await fetched).toEqual([1])
    expect(stateOf(desk)).toEqual({ data: [1], isFetching: false, isFetched: true, error: null })
  })

  test('runtime-RC2 what came decides whether it is a list or a single record', async () => {
    const source = heldSource()
    const desk = collectionDesk([collection('a')], { source })
    const fetched = desk.collections.fetch('a')
    source.last('a').answer({ data: { name: 'Rye' } })
    await fetched
    expect(desk.read('collections.a.type')).toBe('single')
    expect(desk.read('collections.a.data.name')).toBe('Rye')
  })

  test.each([
    ['a list that did not come', 'collection', undefined, 'collection', []],
    ['a list that came as nothing', 'collection', null, 'collection', null],
    ['a record that did not come', 'single', undefined, 'single', null],
    ['a list where a record was expected', 'single', [1], 'collection', [1]],
  ] as const)('runtime-RC2 %s', async (_, type, data, typeNow, shown) => {
    const source = heldSource()
    const desk = collectionDesk([collection('a', { type })], { source })
    const fetched = desk.collections.fetch('a')
    source.last('a').answer({ data })
    await fetched
    expect([desk.read('collections.a.type'), desk.read('collections.a.data')]).toEqual([typeNow, shown])
  })

  test('runtime-RC1 who read only the rows is not told that a fetch is under way', async () => {
    const source = heldSource()
    const desk = collectionDesk([collection('a')], { source })
    const seen: unknown[] = []
    const stop = effect(() => void seen.push(desk.read('collections.a.data')))
    const fetched = desk.collections.fetch('a')
    expect(seen).toHaveLength(1)
    source.last('a').answer({ data: [1] })
    await fetched
    expect(seen).toEqual([[], [1]])
    stop()
  })

  test('runtime-RC2 S7-05 the source gets config and conditions worked out', async () => {
    const source = heldSource()
    const where = collection('a', {
      config: { table: publishedBinding('variables.table') },
      filter: { conditions: [{ field: 'id', operator: '$eq', value: publishedBinding('1 + 1') }] },
      limit: publishedBinding("'5'"),
    })
    const variables = [{ id: 'table', name: 'table', type: 'string', defaultValue: 'orders' } as const]
    const desk = collectionDesk([where], { source, variables })
    void desk.collections.fetch('a')
    expect(source.last('a')).toMatchObject({
      config: { table: 'orders' },
      filter: { conditions: [{ field: 'id', operator: '$eq', value: 2 }] },
      limit: 5,
      offset: 0,
    })
  })

  test('runtime-RC3 of two at once the newer wins, and whoever waited for the older gets its rows', async () => {
    const source = heldSource()
    const desk = collectionDesk([collection('a')], { source })
    const older = desk.collections.fetch('a')
    const newer = desk.collections.fetch('a')
    expect(source.asked[0]?.signal.aborted).toBe(true)
    source.asked[0]?.answer({ data: ['old'] })
    await settle()
    expect(stateOf(desk)).toMatchObject({ isFetching: true, data: [] })
    source.asked[1]?.answer({ data: ['new'] })
    expect(await Promise.all([older, newer])).toEqual([['new'], ['new']])
    expect(stateOf(desk)).toEqual({ data: ['new'], isFetching: false, isFetched: true, error: null })
    expect(desk.errors).toEqual([])
  })

  test.each([0, 1, 2, 3, 4])(
    'runtime-RC3 an older one that has just answered (%i turns ago) does not end the newer',
    async (turns) => {
      const source = heldSource()
      const desk = collectionDesk([collection('a')], { source })
      const older = desk.collections.fetch('a')
      source.last('a').answer({ data: ['old'] })
      for (let turn = 0; turn < turns; turn += 1) await Promise.resolve()
      const newer = desk.collections.fetch('a')
      await settle()
      expect(stateOf(desk)).toMatchObject({ isFetching: true })
      source.last('a').answer({ data: ['new'] })
      await Promise.all([older, newer])
      expect(stateOf(desk)).toMatchObject({ data: ['new'], isFetching: false })
    },
  )

  test('runtime-RC3 an older one that fails late changes nothing', async () => {
    const source = heldSource()
    const desk = collectionDesk([collection('a')], { source })
    const older = desk.collections.fetch('a')
    const newer = desk.collections.fetch('a')
    source.asked[1]?.answer({ data: ['new'] })
    source.asked[0]?.fail(new Error('late'))
    expect(await Promise.all([older, newer])).toEqual([['new'], ['new']])
    expect(desk.errors).toEqual([])
  })

  test('runtime-RC3 a run that is cancelled takes its fetch with it, even from a source that does not listen', async () => {
    const source = heldSource()
    const desk = collectionDesk([collection('a')], { source })
    const run = new AbortController()
    const fetched = desk.collections.fetch('a', run.signal)
    run.abort(new Error('the run was cancelled'))
    await expect(fetched).rejects.toThrow('the run was cancelled')
    expect(stateOf(desk)).toEqual({ data: [], isFetching: false, isFetched: false, error: null })
    await expect(desk.collections.fetch('a', run.signal)).rejects.toThrow('the run was cancelled')
  })

  test('runtime-RC3 what a cancelled run did not fetch is fetched by the page', async () => {
    const source = heldSource()
    const desk = collectionDesk([collection('a', { config: { isAutoFetch: true } })], { source })
    const run = new AbortController()
    const fetched = desk.collections.fetch('a', run.signal)
    run.abort(new Error('cancelled'))
    await expect(fetched).rejects.toThrow('cancelled')
    const all = desk.collections.autoFetch()
    expect(source.asked).toHaveLength(2)
    source.last('a').answer({ data: [1] })
    await all
    expect(stateOf(desk)).toMatchObject({ data: [1], isFetched: true })
  })

  test('runtime-RC3 a fetch that ended leaves nothing behind on its run', async () => {
    const source = heldSource()
    const desk = collectionDesk([collection('a')], { source })
    const run = new AbortController()
    const listening = new Set<unknown>()
    const outer = {
      aborted: false,
      reason: undefined,
      throwIfAborted: () => run.signal.throwIfAborted(),
      addEventListener: (_: 'abort', listener: () => void) => void listening.add(listener),
      removeEventListener: (_: 'abort', listener: () => void) => void listening.delete(listener),
    }
    const fetched = desk.collections.fetch('a', outer)
    expect(listening.size).toBe(1)
    source.last('a').answer({ data: [] })
    await fetched
    expect(listening.size).toBe(0)
  })

  test('runtime-RC3 a cancelled run no longer waits for the newer fetch of another one', async () => {
    const source = heldSource()
    const desk = collectionDesk([collection('a')], { source })
    const run = new AbortController()
    const older = desk.collections.fetch('a', run.signal)
    const newer = desk.collections.fetch('a')
    run.abort(new Error('cancelled'))
    await expect(older).rejects.toThrow('cancelled')
    source.last('a').answer({ data: [1] })
    expect(await newer).toEqual([1])
  })

  test('runtime-RC2 a static collection gives what it has', async () => {
    const desk = collectionDesk([collection('a', { mode: 'static' })], { rows: { a: [1] } })
    expect(await desk.collections.fetch('a')).toEqual([1])
  })

  test('runtime-RC2 an unknown collection is told by its id', async () => {
    const { collections } = collectionDesk([])
    await expect(collections.fetch('nope')).rejects.toThrow(/^Collection nope not found$/)
    await expect(collections.setPage('nope', 0)).rejects.toThrow(/^Collection nope not found$/)
    expect(() => collections.update('nope', { type: 'replace' })).toThrow(/^Collection nope not found$/)
    expect(collections.has('nope')).toBe(false)
    expect(collections.nameOf('nope')).toBe('nope')
  })
})

describe('a fetch that fails', () => {
  test('runtime-RC7 S3-06 S8-03 keeps the rows, counts as fetched and starts the workflows with what they need', async () => {
    const source = heldSource()
    const config = { table: 'orders', of: publishedBinding("'me'") }
    const desk = collectionDesk([collection('a', { config })], { source })
    const first = desk.collections.fetch('a')
    source.last('a').answer({ data: [1] })
    await first
    const second = desk.collections.fetch('a')
    source.last('a').fail(new Error('no connection'))
    await expect(second).rejects.toThrow('no connection')
    expect(stateOf(desk)).toEqual({ data: [1], isFetching: false, isFetched: true, error: { message: 'no connection' } })
    expect(desk.errors).toEqual([
      { error: 'no connection', collection: { table: 'orders', of: 'me' }, collectionId: 'a', collectionName: 'the a' },
    ])
    expect(desk.logs).toEqual(['error: The collection "the a" could not be fetched: no connection'])
    const third = desk.collections.fetch('a')
    source.last('a').answer({ data: [2] })
    await third
    expect(stateOf(desk)).toMatchObject({ data: [2], error: null })
  })

  test.each([
    ['a text', 'denied', 'denied'],
    ['an object with a message', { message: 'denied', status: 403 }, 'denied'],
    ['an error', new Error('denied'), 'denied'],
    ['a number', 403, '403'],
    ['an object whose message is no text', { message: { code: 1 } }, '{"code":1}'],
    ['anything else', { status: 403 }, '{"status":403}'],
  ])('runtime-RC7 takes an error that the source answers: %s', async (_, error, message) => {
    const source = heldSource()
    const desk = collectionDesk([collection('a')], { source })
    const fetched = desk.collections.fetch('a')
    source.last('a').answer({ data: [9], error })
    await expect(fetched).rejects.toThrow(message)
    expect(stateOf(desk)).toMatchObject({ data: [], error: { message } })
  })

  test('runtime-RC7 takes an answer with the error null for what it is', async () => {
    const source = heldSource()
    const desk = collectionDesk([collection('a')], { source })
    const fetched = desk.collections.fetch('a')
    source.last('a').answer({ data: [9], error: null })
    expect(await fetched).toEqual([9])
  })

  test('runtime-RC7 tells what a source throws that is no error', async () => {
    const desk = collectionDesk([collection('a')], {
      // A source of somebody else may reject with anything.
      source: { hasPages: false, fetch: () => Promise.reject('no luck' as unknown as Error) },
    })
    await expect(desk.collections.fetch('a')).rejects.toBe('no luck')
    expect(stateOf(desk)).toMatchObject({ error: { message: 'no luck' } })
  })

  test('runtime-RC7 a config that cannot be worked out is an error of the fetch', async () => {
    const source = heldSource()
    const desk = collectionDesk([collection('a', { config: { table: 'x', of: publishedBinding('nobody()') } })], { source })
    await expect(desk.collections.fetch('a')).rejects.toThrow()
    expect(source.asked).toEqual([])
    expect(desk.errors).toMatchObject([{ collection: { table: 'x' }, collectionId: 'a' }])
  })

  test('runtime-PL4 what failed without its plugin is fetched when it came; what was fetched, or asks another one, is not', async () => {
    const asked: string[] = []
    let isThere = false
    const source: CollectionSource = {
      hasPages: false,
      fetch: async ({ collection: { id } }) => {
        asked.push(id)
        if (!isThere && id !== 'fine') throw new Error('not there')
        return { data: [id] }
      },
    }
    const auto = { isAutoFetch: true }
    const desk = collectionDesk(
      [
        collection('fine', { pluginId: 'late', config: auto }),
        collection('failed', { pluginId: 'late', config: auto }),
        collection('other', { pluginId: 'rest', config: auto }),
        collection('asked', { pluginId: 'late' }),
      ],
      { source },
    )
    await desk.collections.autoFetch()
    expect(asked.splice(0)).toEqual(['fine', 'failed', 'other'])
    isThere = true
    await desk.collections.autoFetch(['late'])
    expect(asked).toEqual(['failed'])
    expect(desk.read('collections.failed.data[0]')).toBe('failed')
    expect(desk.read('collections.failed.error')).toBeNull()
  })

  test('runtime-RC7 a plugin that is not there is named', async () => {
    const desk = collectionDesk([collection('a', { pluginId: 'rest' })])
    await expect(desk.collections.fetch('a')).rejects.toThrow('The plugin rest is not installed.')
    expect(desk.errors).toHaveLength(1)
  })
})
