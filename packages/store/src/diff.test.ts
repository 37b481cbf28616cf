import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyToRecord, changeOf, createStore, diffRecords, isEmptyDiff, rebaseDiff, reverseDiff, squashDiffs } from './index.ts'
import type { Diff, Json } from './diff.ts'
import type { Author, Book, LibraryRecord } from './library.fixture.ts'
import { applyWish, contentOf, shelves, wishes, withoutEmpty } from './library.fixture.ts'

const book: Book = { id: 'a', kind: 'book', title: 'Walden', notes: { x: { y: 'red' }, y: { x: 1 } } }

describe('changing a record', () => {
  test('store-S1 a change shares every part that it does not touch', () => {
    const changed = applyToRecord(book, { 'notes/x/y': ['red', 'blue'] })
    expect(changed.notes?.['x']).toEqual({ y: 'blue' })
    expect(changed.notes?.['y']).toBe(book.notes?.['y'])
    expect(book.notes?.['x']).toEqual({ y: 'red' })
    expect(applyToRecord(book, { title: ['Walden', 'Walden'] })).toBe(book)
  })

  test('store-S2 setting to absent deletes the key and leaves the container', () => {
    expect(applyToRecord(book, { 'notes/x/y': ['red', null], title: ['Walden', null] })).toEqual({
      id: 'a',
      kind: 'book',
      notes: { x: {}, y: { x: 1 } },
    })
    expect(applyToRecord(book, { 'notes/z/y': [null, null] })).toBe(book)
  })

  test('store-S3 containers on the way are made, also in the place of a plain value', () => {
    expect(applyToRecord<Book>({ id: 'a', kind: 'book' }, { 'notes/x/y': [null, 2] }).notes).toEqual({ x: { y: 2 } })
    expect(applyToRecord(book, { 'title/x': [null, 2] }).title).toEqual({ x: 2 })
    expect(applyToRecord(book, { 'title/toString/call': [null, 2] }).title).toEqual({ toString: { call: 2 } })
  })

  test('store-S11 a change can touch neither id nor kind, nor lead through __proto__', () => {
    const store = createStore<Book>([book])
    expect(() => store.apply(changeOf('a', 'kind', 'book', 'author'))).toThrow('record a')
    expect(() => store.apply(changeOf('a', 'id', 'a', 'b'))).toThrow('record a')
    expect(() => store.apply(changeOf('a', 'notes/__proto__/x', null, 1))).toThrow('__proto__')
    expect(store.get('a')).toBe(book)
  })
})

describe('an empty diff', () => {
  test.each([
    [{}, true],
    [{ put: {}, set: {}, remove: {} }, true],
    [{ set: { a: {} } }, true],
    [{ put: { a: book } }, false],
    [{ remove: { a: book } }, false],
    [{ set: { a: {}, b: { title: [null, 'Emma'] } } }, false],
  ] as const)('%j: %j', (diff, isEmpty) => expect(isEmptyDiff(diff)).toBe(isEmpty))

  test('is what is left of two shelves that hold the same', () => {
    expect(diffRecords([book], [{ ...book }])).toEqual({})
    expect(diffRecords([book], [])).toEqual({ remove: { a: book } })
    expect(diffRecords([], [book])).toEqual({ put: { a: book } })
  })

  test('store-S4 turns into an empty one', () => {
    expect(reverseDiff({ put: { a: book } })).toEqual({ remove: { a: book } })
    expect(reverseDiff({ set: { a: { title: ['W', null] } } })).toEqual({ set: { a: { title: [null, 'W'] } } })
  })
})

describe('squashing', () => {
  const change = (path: string, from: Json, to: Json) => changeOf('a', path, from, to)
  const squashed = (...diffs: readonly Diff<Book>[]) => diffs.reduce((first, second) => squashDiffs(first, second)).set?.['a']

  test('store-S5 what is written inside a value that was written before is part of it', () => {
    expect(squashed(change('x', null, { y: 1 }), change('x/y', 1, 2))).toEqual({ x: [null, { y: 2 }] })
    expect(squashed(change('x', null, 'W'), change('x/y', null, null))).toEqual({ x: [null, 'W'] })
    expect(squashed(change('x', null, 'W'), change('x/y', null, 1))).toEqual({ x: [null, { y: 1 }] })
    expect(squashed(change('x', null, { y: 1 }), change('x/y', 1, null))).toEqual({ x: [null, {}] })
  })
  test('store-S5 what was written inside a value that is written later is part of it', () => {
    expect(squashed(change('x/y', 1, 2), change('x/z', null, 3), change('x', { y: 2, z: 3 }, null))).toEqual({
      x: [{ y: 1 }, null],
    })
  })
  test('store-S5 names that only begin alike are different ones', () => {
    expect(squashed(change('x', 1, 2), change('xy', 1, 2))).toEqual({ x: [1, 2], xy: [1, 2] })
    expect(squashed(change('xy/z', 1, 2), change('x', 1, 2))).toEqual({ x: [1, 2], 'xy/z': [1, 2] })
  })
  test('store-S5 a record that comes and goes was never there, and one that goes and comes has changed', () => {
    const emma: Book = { id: 'a', kind: 'book', title: 'Emma' }
    expect(squashDiffs({ put: { a: book } }, { remove: { a: book } })).toEqual({})
    expect(squashDiffs<LibraryRecord>({ remove: { a: emma } }, { put: { a: { ...emma, title: 'E' } } })).toEqual({
      set: { a: { title: ['Emma', 'E'] } },
    })
    const author: Author = { id: 'a', kind: 'author' }
    expect(squashDiffs<LibraryRecord>({ remove: { a: emma } }, { put: { a: author } })).toEqual({ put: { a: author } })
    expect(squashDiffs<Book>(changeOf('a', 'title', 'Emma', 'E'), { remove: { a: { ...emma, title: 'E' } } })).toEqual({
      remove: { a: emma },
    })
  })
})

describe('laws of diffs', () => {
  test('store-S4 a diff and then its reverse give the records back', () => {
    fc.assert(
      fc.property(shelves, wishes, (shelf, wish) => {
        const store = createStore<Book>(shelf)
        const diff = applyWish(store, wish)
        store.apply(reverseDiff(diff))
        expect(withoutEmpty(contentOf(store.values()))).toEqual(withoutEmpty(contentOf(shelf)))
        expect(reverseDiff(reverseDiff(diff))).toEqual(diff)
      }),
    )
  })

  test('store-S5 one squashed diff does what its diffs do in order', () => {
    fc.assert(
      fc.property(shelves, fc.array(wishes, { minLength: 2, maxLength: 6 }), (shelf, list) => {
        const inOrder = createStore<Book>(shelf)
        const squashed = list.map((wish) => applyWish(inOrder, wish)).reduce((first, second) => squashDiffs(first, second))
        const atOnce = createStore<Book>(shelf)
        atOnce.apply(squashed)
        expect(withoutEmpty(contentOf(atOnce.values()))).toEqual(withoutEmpty(contentOf(inOrder.values())))
        atOnce.apply(reverseDiff(squashed))
        expect(withoutEmpty(contentOf(atOnce.values()))).toEqual(withoutEmpty(contentOf(shelf)))
      }),
    )
  })

  test('store-S5 a diff and its reverse squash to nothing', () => {
    fc.assert(
      fc.property(shelves, wishes, (shelf, wish) => {
        const diff = applyWish(createStore<Book>(shelf), wish)
        expect(isEmptyDiff(squashDiffs(diff, reverseDiff(diff)))).toBe(true)
      }),
    )
  })

  test('store-S6 a diff survives JSON', () => {
    fc.assert(
      fc.property(shelves, wishes, (shelf, wish) => {
        const diff = applyWish(createStore<Book>(shelf), wish)
        expect(JSON.parse(JSON.stringify(diff))).toEqual(diff)
      }),
    )
  })

  test('store-S7 the diff between two shelves turns the one into the other', () => {
    fc.assert(
      fc.property(shelves, shelves, (before, after) => {
        const store = createStore<Book>(before)
        store.apply(diffRecords(before, after))
        expect(contentOf(store.values())).toEqual(contentOf(after))
        expect(diffRecords(after, store.values())).toEqual({})
      }),
    )
  })

  test('store-S7 an object may be one atom', () => {
    const after = { ...book, notes: { x: { y: 'blue' } } }
    expect(diffRecords([book], [after], (_, path) => path === 'notes').set?.['a']).toEqual({ notes: [book.notes, after.notes] })
  })
})

describe('a diff that meets other records than it was made for', () => {
  const get = (id: string) => (id === 'a' ? book : undefined)

  test('store-S8 it names what is really there and drops what changes nothing', () => {
    const diff = rebaseDiff(get, { set: { a: { title: ['Emma', 'Ulysses'], 'notes/x/y': ['blue', 'red'] } }, remove: {} })
    expect(diff).toEqual({ set: { a: { title: ['Walden', 'Ulysses'] } } })
    expect(rebaseDiff(get, { remove: { a: { id: 'a', kind: 'book' } } })).toEqual({ remove: { a: book } })
  })

  test('store-S8 what comes new, and what is written where nothing stands yet, stays as it is', () => {
    const emma: Book = { id: 'b', kind: 'book', title: 'Emma' }
    expect(rebaseDiff(get, { put: { b: emma } })).toEqual({ put: { b: emma } })
    expect(rebaseDiff(get, { set: { a: { 'notes/z/x': ['red', 'blue'] } } })).toEqual({
      set: { a: { 'notes/z/x': [null, 'blue'] } },
    })
    expect(rebaseDiff(get, { set: { a: { 'title/ru': ['W', null] } } })).toEqual({})
  })

  test('store-S8 of many changes those that act are left, each with what stood there, whatever part they came in', () => {
    const held = new Map<string, Book>([
      ['a', book],
      ['b', { id: 'b', kind: 'book', title: 'Emma' }],
    ])
    const diff = rebaseDiff<Book>((id) => held.get(id), {
      put: { b: { id: 'b', kind: 'book', title: 'Emma' }, c: { id: 'c', kind: 'book', title: 'Ulysses' } },
      set: { a: { 'notes/x/y': ['blue', 'red'], 'notes/x/z': [1, 2], title: [null, 'Walden'] }, d: {} },
      remove: { d: { id: 'd', kind: 'book' } },
    })
    expect(diff).toEqual({ put: { c: { id: 'c', kind: 'book', title: 'Ulysses' } }, set: { a: { 'notes/x/z': [null, 2] } } })
    expect(Object.keys(rebaseDiff<Book>((id) => held.get(id), { set: { a: {} }, put: {}, remove: {} }))).toEqual([])
  })

  test('store-S9 changes and removals of absent records are dropped', () => {
    expect(rebaseDiff(get, { set: { b: { title: [null, 'Emma'] } }, remove: { c: { id: 'c', kind: 'book' } } })).toEqual({})
    const store = createStore<Book>([book])
    store.apply({ set: { b: { title: [null, 'Emma'] } }, remove: { c: { id: 'c', kind: 'book' } } })
    expect([...store.values()]).toEqual([book])
  })

  test('store-S10 a put on a record of the same kind changes the fields that differ', () => {
    const diff = rebaseDiff(get, { put: { a: { id: 'a', kind: 'book', title: 'Emma' } } })
    expect(diff).toEqual({ set: { a: { title: ['Walden', 'Emma'], notes: [book.notes, null] } } })
  })

  test('store-S12 a plain value on the path gives way as a whole', () => {
    const diff = rebaseDiff(get, { set: { a: { 'title/ru/short': [null, 'W'] } } })
    expect(diff.set?.['a']).toEqual({ title: ['Walden', { ru: { short: 'W' } }] })
    expect(applyToRecord(applyToRecord(book, diff.set?.['a'] ?? {}), reverseDiff(diff).set?.['a'] ?? {})).toEqual(book)
  })
})
