import { describe, expect, test } from 'vitest'
import { publishedBinding } from '@heddle/testing'
import { collection, collectionDesk, heldSource } from '../testing/collection-desk.ts'

const AUTO = { isAutoFetch: true }
const waves = (...list: readonly (readonly [string, readonly string[]])[]) =>
  list.map(([id, reads]) => collection(id, { config: AUTO, reads }))

describe('a navigation', () => {
  test('runtime-RC4 S4-06 aborts what is under way: nothing of it arrives, nobody is told of an error', async () => {
    const source = heldSource()
    const list = [collection('a')]
    const desk = collectionDesk(list, { source })
    const fetched = desk.collections.fetch('a')
    const outcome = expect(fetched).rejects.toThrow(/abort/i)
    desk.collections.reset(list, {})
    expect(source.last('a').signal.aborted).toBe(true)
    source.last('a').answer({ data: ['late'] })
    await outcome
    expect(desk.read('collections.a.data')).toEqual([])
    expect(desk.read('collections.a.isFetching')).toBe(false)
    expect(desk.errors).toEqual([])
  })

  test('runtime-RC4 a fetch of the page before does not hide those of the new page from each other', async () => {
    const source = heldSource()
    const list = [collection('a')]
    const desk = collectionDesk(list, { source })
    const before = expect(desk.collections.fetch('a')).rejects.toThrow(/abort/i)
    desk.collections.reset(list, {})
    void desk.collections.fetch('a')
    await before
    const newest = desk.collections.fetch('a')
    expect(source.asked.map(({ signal }) => signal.aborted)).toEqual([true, true, false])
    source.last('a').answer({ data: [1] })
    expect(await newest).toEqual([1])
  })

  test('runtime-RC4 S4-05 empties what does not stay', async () => {
    const source = heldSource()
    const list = [collection('a'), collection('b', { config: { isPersistentOnNav: true } })]
    const desk = collectionDesk(list, { source })
    for (const id of ['a', 'b']) {
      const fetched = desk.collections.fetch(id)
      source.last(id).answer({ data: [id] })
      await fetched
    }
    desk.collections.reset(list, {})
    expect(desk.read('[collections.a.data, collections.a.isFetched]')).toEqual([[], false])
    expect(desk.read('[collections.b.data, collections.b.isFetched]')).toEqual([['b'], true])
  })

  test('runtime-RC4 what stays survives pages that do without it', async () => {
    const source = heldSource()
    const list = [collection('b', { config: { isPersistentOnNav: true } })]
    const desk = collectionDesk(list, { source })
    const fetched = desk.collections.fetch('b')
    source.last('b').answer({ data: ['b'] })
    await fetched
    desk.collections.reset([], {})
    expect(desk.collections.has('b')).toBe(false)
    desk.collections.reset(list, {})
    expect(desk.read('collections.b.data')).toEqual(['b'])
  })

  test('runtime-RC4 a collection that stays and was being fetched again is not under way for ever', async () => {
    const source = heldSource()
    const list = [collection('b', { config: { isPersistentOnNav: true } })]
    const desk = collectionDesk(list, { source })
    const first = desk.collections.fetch('b')
    source.last('b').answer({ data: ['b'] })
    await first
    const second = expect(desk.collections.fetch('b')).rejects.toThrow(/abort/i)
    desk.collections.reset(list, {})
    await second
    expect(desk.read('[collections.b.data, collections.b.isFetching]')).toEqual([['b'], false])
  })

  test('runtime-RC4 leaves static rows as they are, local changes and page included', async () => {
    const list = [collection('a', { mode: 'static', limit: 1 })]
    const desk = collectionDesk(list, { rows: { a: [1, 2] } })
    desk.collections.update('a', { type: 'insert', index: 0, value: 0 })
    await desk.collections.setPage('a', 1)
    desk.collections.reset(list, { a: [1, 2] })
    expect(desk.read('[collections.a.data, collections.a.offset]')).toEqual([[0, 1, 2], 1])
  })

  test('runtime-RC4 static rows that could not be loaded are taken from the next page that has them', () => {
    const list = [collection('a', { mode: 'static' })]
    const desk = collectionDesk(list)
    expect(desk.read('collections.a.data')).toEqual([])
    desk.collections.reset(list, { a: [1] })
    expect(desk.read('collections.a.data')).toEqual([1])
  })
})

describe('fetching by itself', () => {
  test('runtime-RC8 S4-07 goes in waves, each when the one before has come', async () => {
    const source = heldSource()
    const desk = collectionDesk(waves(['c', ['a']], ['a', []], ['b', []]), { source })
    const done = desk.collections.autoFetch()
    expect(source.asked.map(({ collection: { id } }) => id)).toEqual(['a', 'b'])
    source.last('a').answer({ data: [] })
    source.last('b').fail(new Error('no'))
    await expect.poll(() => source.asked.length).toBe(3)
    source.last('c').answer({ data: [] })
    await done
    expect(desk.errors).toHaveLength(1)
  })

  test('runtime-RC8 names collections that wait for each other and fetches them last in list order', async () => {
    const source = heldSource()
    const desk = collectionDesk(waves(['b', ['a']], ['a', ['b']], ['free', []]), { source })
    const done = desk.collections.autoFetch()
    for (const id of ['free', 'b', 'a']) {
      await expect.poll(() => source.asked.at(-1)?.collection.id).toBe(id)
      source.last(id).answer({ data: [] })
    }
    await done
    expect(desk.logs).toEqual([
      'warning: The collections "the b", "the a" wait for each other; they are fetched last, one after another.',
    ])
  })

  test('runtime-RC8 leaves out what is static, fetched, or not to be fetched by itself', async () => {
    const source = heldSource()
    const list = [collection('a', { mode: 'static', config: AUTO }), collection('b'), collection('c', { config: AUTO })]
    const desk = collectionDesk(list, { source })
    const fetched = desk.collections.fetch('c')
    source.last('c').answer({ data: [] })
    await fetched
    await desk.collections.autoFetch()
    expect(source.asked).toHaveLength(1)
  })

  test('runtime-RC8 joins a fetch that a workflow began', async () => {
    const source = heldSource()
    const desk = collectionDesk(waves(['a', []]), { source })
    void desk.collections.fetch('a')
    const done = desk.collections.autoFetch()
    source.last('a').answer({ data: [] })
    await done
    expect(source.asked).toHaveLength(1)
  })

  test('runtime-RC8 leaves out what a workflow fetched while the wave before was under way', async () => {
    const source = heldSource()
    const desk = collectionDesk(waves(['a', []], ['b', ['a']]), { source })
    const done = desk.collections.autoFetch()
    const fetched = desk.collections.fetch('b')
    source.last('b').answer({ data: [] })
    await fetched
    source.last('a').answer({ data: [] })
    await done
    expect(source.asked).toHaveLength(2)
  })

  test('runtime-RC8 S4-06 ends with the page: later waves are the next page’s', async () => {
    const source = heldSource()
    const list = waves(['a', []], ['b', ['a']])
    const desk = collectionDesk(list, { source })
    const first = desk.collections.autoFetch()
    desk.collections.reset(list, {})
    await first
    expect(source.asked.map(({ collection: { id } }) => id)).toEqual(['a'])
  })
})

describe('local changes', () => {
  test('runtime-RC9 change what is on show and the total', () => {
    const desk = collectionDesk([collection('a', { mode: 'static' })], { rows: { a: [{ id: 1 }] } })
    expect(desk.collections.update('a', { type: 'insert', index: 1, value: { id: 2 } })).toEqual([{ id: 1 }, { id: 2 }])
    expect(desk.read('collections.a.total')).toBe(2)
  })

  test('runtime-RC9 S5-26 an id that no row has is told with the collection’s name', () => {
    const desk = collectionDesk([collection('a', { mode: 'static' })], { rows: { a: [null, { id: 1 }] } })
    expect(() => desk.collections.update('a', { type: 'update', id: 7, value: {} })).toThrow(
      /^Item with id 7 not found in collection the a$/,
    )
    const doubled = Array.from({ length: 60 }).reduce<unknown>((inner) => [inner, inner], 'x')
    for (const id of [doubled, '__proto__', { id: 1 }, Number.NaN, null])
      expect(() => desk.collections.update('a', { type: 'update', id, idKey: '__proto__', value: {} })).toThrow(
        /^Item with id .{0,20} not found in collection the a$/,
      )
  })

  test('runtime-RC9 a row stays where it was put until rows or conditions change, unless filter and sort are asked for', () => {
    const definition = collection('a', {
      mode: 'static',
      filter: { conditions: [{ field: 'n', operator: '$gt', value: publishedBinding('variables.least') }] },
      sort: [{ key: 'n', direction: 'ASC' }],
    })
    const variables = [{ id: 'least', name: 'least', type: 'number', defaultValue: 0 } as const]
    const desk = () => collectionDesk([definition], { rows: { a: [{ n: 0 }, { n: 2 }, { n: 3 }] }, variables })
    const ns = (rows: unknown) => (rows as readonly { readonly n: number }[]).map(({ n }) => n)
    const insert = { type: 'insert', index: 0 } as const
    expect(ns(desk().collections.update('a', { ...insert, value: { n: 9 } }))).toEqual([9, 2, 3])
    expect(ns(desk().collections.update('a', { ...insert, value: { n: 9 }, applySort: true }))).toEqual([2, 3, 9])
    expect(ns(desk().collections.update('a', { ...insert, value: { n: -1 } }))).toEqual([-1, 2, 3])
    expect(ns(desk().collections.update('a', { ...insert, value: { n: -1 }, applyFilter: true }))).toEqual([2, 3])
    const again = desk()
    again.collections.update('a', { ...insert, value: { n: 9 } })
    expect(ns(again.collections.update('a', { type: 'update', index: 1, value: { n: 5 } }))).toEqual([9, 5, 3])
    expect(
      ns(again.collections.update('a', { type: 'update', index: 0, value: { n: 4 }, applyFilter: true, applySort: true })),
    ).toEqual([3, 4, 5])
    again.collections.update('a', { ...insert, value: { n: 7 } })
    again.variables.write('least', 3)
    expect(ns(again.read('collections.a.data'))).toEqual([4, 5, 7])
  })

  test('runtime-RC9 a source with pages counts a row more or less', async () => {
    const source = heldSource(true)
    const desk = collectionDesk([collection('a', { limit: 1 })], { source })
    const fetched = desk.collections.fetch('a')
    source.last('a').answer({ data: [{ id: 1 }], total: 3 })
    await fetched
    desk.collections.update('a', { type: 'delete', id: 1 })
    expect(desk.read('[collections.a.data, collections.a.total]')).toEqual([[null, null], 2])
  })
})
