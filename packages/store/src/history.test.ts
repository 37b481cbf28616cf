import * as fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { changeOf, createHistory, createStore } from './index.ts'
import type { Book } from './library.fixture.ts'
import { applyWish, contentOf, shelves, wishes, withoutEmpty } from './library.fixture.ts'

const walden: Book = { id: 'a', kind: 'book', title: 'Walden' }
const emma: Book = { id: 'b', kind: 'book', title: 'Emma' }

function desk(books: readonly Book[] = [walden]) {
  const store = createStore<Book>(books)
  const history = createHistory(store, {
    // A book refers to another one by `authorId` here: what refers keeps what it refers to.
    isReferenced: (id, leaving) => [...store.values()].some((book) => book.authorId === id && !leaving.has(book.id)),
  })
  const rename = (to: string, source = 'user') => store.apply(changeOf('a', 'title', store.get('a')?.title ?? null, to), source)
  return { store, history, rename, title: () => store.get('a')?.title }
}

describe('gestures', () => {
  test('store-S30 what happens between two marks is one entry', () => {
    const { history, rename, title } = desk()
    history.mark('Rename')
    for (const to of ['W', 'Wa', 'Wal']) rename(to)
    history.mark('Rename again')
    rename('Emma')
    expect(history.labels()).toEqual({ undo: ['Rename again', 'Rename'], redo: [] })
    expect(history.undo()?.label).toBe('Rename again')
    expect(title()).toBe('Wal')
    expect(history.undo()?.label).toBe('Rename')
    expect(title()).toBe('Walden')
    expect(history.undo()).toBeUndefined()
  })

  test('store-S31 redo does it again until I change something else', () => {
    const { history, rename, title } = desk()
    const onChange = vi.fn()
    history.subscribe(onChange)
    history.mark('Rename')
    rename('Emma')
    history.undo()
    expect([title(), history.undoLabel, history.redoLabel]).toEqual(['Walden', undefined, 'Rename'])
    history.redo()
    expect([title(), history.undoLabel, history.redoLabel]).toEqual(['Emma', 'Rename', undefined])
    history.undo()
    rename('Ulysses')
    expect(history.redo()).toBeUndefined()
    expect(title()).toBe('Ulysses')
    expect(onChange).toHaveBeenCalledTimes(6)
  })

  test('store-S36 only so many gestures are remembered', () => {
    const { history, rename } = desk()
    for (let at = 0; at <= 1000; at += 1) {
      history.mark(`Rename ${at}`)
      rename(`W${at}`)
    }
    expect(history.labels().undo).toHaveLength(1000)
    expect(history.labels().undo.at(-1)).toBe('Rename 1')
  })

  test('store-S36 the oldest are forgotten, and those after them can be undone and redone', () => {
    const store = createStore<Book>([walden])
    const history = createHistory(store, { limit: 2 })
    for (const [at, to] of ['W', 'Wa', 'Wal', 'Wald'].entries()) {
      history.mark(to)
      store.apply(changeOf('a', 'title', ['Walden', 'W', 'Wa', 'Wal'][at] ?? null, to), 'user')
    }
    expect(history.labels()).toEqual({ undo: ['Wald', 'Wal'], redo: [] })
    expect([history.undo()?.label, history.undo()?.label, history.undo()?.label]).toEqual(['Wald', 'Wal', undefined])
    expect(store.get('a')?.title).toBe('Wa')
    expect([history.redo()?.label, history.redo()?.label, history.redo()?.label]).toEqual(['Wal', 'Wald', undefined])
    expect(store.get('a')?.title).toBe('Wald')
  })

  test('store-S31 a new change forgets all that could be redone', () => {
    const { history, rename } = desk()
    for (const to of ['W', 'Wa', 'Wal']) {
      history.mark(to)
      rename(to)
    }
    history.undo()
    history.undo()
    history.mark('New')
    rename('Emma')
    expect(history.labels()).toEqual({ undo: ['New', 'W'], redo: [] })
  })

  test('store-S30 what is changed without a mark after an undo is an entry of its own', () => {
    const { history, rename } = desk()
    history.mark('Rename')
    rename('Emma')
    history.undo()
    rename('Ulysses')
    expect(history.labels().undo).toEqual([''])
    history.undo()
    history.redo()
    rename('Persuasion')
    expect(history.labels().undo).toEqual(['', ''])
  })

  test('store-S30 everything can be forgotten, and a closed history follows no more', () => {
    const { history, rename } = desk()
    const onChange = vi.fn()
    const stop = history.subscribe(onChange)
    history.mark('Rename')
    rename('Emma')
    history.undo()
    history.clear()
    expect(history.labels()).toEqual({ undo: [], redo: [] })
    rename('Ulysses')
    expect(history.labels().undo).toEqual([''])
    expect(onChange).toHaveBeenCalledTimes(4)
    stop()
    history.close()
    rename('Persuasion')
    expect(history.labels().undo).toEqual([''])
    expect(onChange).toHaveBeenCalledTimes(4)
  })

  test('store-S37 a gesture that ends where it began is no entry', () => {
    const { history, rename } = desk()
    history.mark('Drag')
    rename('Emma')
    rename('Walden')
    expect(history.undoLabel).toBeUndefined()
    rename('Ulysses')
    expect(history.undoLabel).toBe('Drag')
  })
})

describe('undo among others', () => {
  test('store-S32 atoms that another person wrote since stay as they are', () => {
    const { history, rename, title, store } = desk()
    history.mark('Rename and note')
    rename('Emma')
    store.apply(changeOf('a', 'notes/x/y', null, 'mine'), 'user')
    rename('Ulysses', 'remote')
    history.undo()
    expect(title()).toBe('Ulysses')
    expect(store.get('a')?.notes).toEqual({ x: {} })
  })

  test('store-S33 an inserted record that others changed stays, with what it refers to, and is named', () => {
    const { history, store } = desk()
    history.mark('Insert')
    store.apply({ put: { b: emma, c: { ...emma, id: 'c', authorId: 'b' }, d: { ...emma, id: 'd', authorId: 'b' } } }, 'user')
    store.apply(changeOf('c', 'title', 'Emma', 'Persuasion'), 'remote')
    const result = history.undo()
    expect(new Set(result?.left)).toEqual(new Set(['b', 'c']))
    expect([...store.ids('book')]).toEqual(['a', 'b', 'c'])
    history.redo()
    expect(store.has('d')).toBe(true)
    expect(store.get('c')?.title).toBe('Persuasion')
  })

  test('store-S33 an inserted record that another person refers to stays', () => {
    const { history, store } = desk([])
    history.mark('Insert')
    store.apply({ put: { b: emma } }, 'user')
    store.apply({ put: { c: { ...walden, id: 'c', authorId: 'b' } } }, 'remote')
    expect(history.undo()).toEqual({ label: 'Insert', diff: {}, left: ['b'] })
    expect(store.has('b')).toBe(true)
    expect(history.redoLabel).toBeUndefined()
  })

  test('store-S33 what others have changed is remembered, however much they change afterwards', () => {
    const { history, store } = desk([walden])
    history.mark('Insert')
    store.apply({ put: { b: emma, c: { ...emma, id: 'c' } } }, 'user')
    store.apply(changeOf('b', 'title', 'Emma', 'E'), 'remote')
    const many = Object.fromEntries(
      Array.from({ length: 10_001 }, (_, at) => [`m${at}`, { id: `m${at}`, kind: 'book' as const }]),
    )
    store.apply({ put: many }, 'remote')
    store.apply(changeOf('m1', 'title', null, 'M'), 'remote')
    expect(history.undo()?.left).toEqual(['b'])
    expect(store.has('c')).toBe(false)
  })

  test('store-S33 a record that something else still refers to after the undo stays', () => {
    const store = createStore<Book>([walden])
    const history = createHistory(store, {
      isReferenced: (id, leaving, after) =>
        [...store.values()].some((book) => !leaving.has(book.id) && after(book.id)?.authorId === id),
    })
    history.mark('Insert')
    store.apply({ put: { b: emma } }, 'user')
    store.apply(changeOf('a', 'authorId', null, 'b'), 'remote')
    expect(history.undo()).toEqual({ label: 'Insert', diff: {}, left: ['b'] })
  })

  test('store-S33 what the same undo unlinks keeps nothing', () => {
    const store = createStore<Book>([walden])
    const history = createHistory(store, {
      isReferenced: (id, leaving, after) =>
        [...store.values()].some((book) => !leaving.has(book.id) && after(book.id)?.authorId === id),
    })
    history.mark('Insert and refer')
    store.apply({ put: { b: emma } }, 'user')
    store.apply(changeOf('a', 'authorId', null, 'b'), 'user')
    expect(history.undo()?.left).toEqual([])
    expect([...store.values()]).toEqual([walden])
  })

  test('store-S34 a deleted record comes back as I had it, unless it is there again', () => {
    const { history, store } = desk([walden, emma])
    history.mark('Delete')
    store.apply({ remove: { a: walden, b: emma } }, 'user')
    store.apply({ put: { b: { ...emma, title: 'Emma, 2nd edition' } } }, 'remote')
    history.undo()
    expect(store.get('a')).toEqual(walden)
    expect(store.get('b')?.title).toBe('Emma, 2nd edition')
    store.apply(changeOf('a', 'title', 'Walden', 'Walden 2'), 'remote')
    expect(history.redo()?.left).toEqual(['a'])
    expect(store.has('a')).toBe(true)
  })

  test('store-S35 undo passes over gestures of which nothing stands', () => {
    const { history, rename, store, title } = desk()
    history.mark('Note')
    store.apply(changeOf('a', 'notes/x/y', null, 'mine'), 'user')
    history.mark('Rename')
    rename('Emma')
    rename('Ulysses', 'remote')
    expect(history.undo()?.label).toBe('Note')
    expect(title()).toBe('Ulysses')
    expect(history.labels()).toEqual({ undo: [], redo: ['Note'] })
  })

  test('store-S35 redo passes over gestures of which nothing stands, and those after them stay', () => {
    const { history, rename, store } = desk()
    history.mark('Rename')
    rename('Emma')
    history.mark('Note')
    store.apply(changeOf('a', 'notes/x/y', null, 'mine'), 'user')
    history.mark('Refer')
    store.apply(changeOf('a', 'authorId', null, 'b'), 'user')
    for (let count = 0; count < 3; count += 1) history.undo()
    rename('Ulysses', 'remote')
    expect(history.redo()?.label).toBe('Note')
    expect(history.labels()).toEqual({ undo: ['Note'], redo: ['Refer'] })
    history.undo()
    expect(history.labels()).toEqual({ undo: [], redo: ['Note', 'Refer'] })
  })

  test('store-S32 sources that are not the work of others leave what I made mine', () => {
    const store = createStore<Book>([])
    const history = createHistory(store, { source: 'me', isForeign: (source) => source === 'remote' })
    const applied: unknown[] = []
    const told = createHistory(store, { source: 'me', apply: (...args) => void applied.push(args) })
    history.mark('Insert')
    told.mark('Insert')
    store.apply({ put: { b: emma } }, 'me')
    store.apply(changeOf('b', 'title', 'Emma', 'E'), 'server')
    expect(history.undo()?.left).toEqual([])
    expect(store.has('b')).toBe(false)
    store.apply({ put: { b: emma } }, 'undo')
    expect(told.undo()?.left).toEqual(['b'])
    expect(applied).toEqual([])
  })
})

test('store-S38 undoing everything gives the first state back, redoing everything the last', () => {
  fc.assert(
    fc.property(shelves, fc.array(wishes, { maxLength: 8 }), (shelf, list) => {
      const store = createStore<Book>(shelf)
      const history = createHistory(store)
      for (const wish of list) {
        history.mark('Change')
        applyWish(store, wish, 'user')
      }
      const last = withoutEmpty(contentOf(store.values()))
      while (history.undo() !== undefined);
      expect(withoutEmpty(contentOf(store.values()))).toEqual(withoutEmpty(contentOf(shelf)))
      while (history.redo() !== undefined);
      expect(withoutEmpty(contentOf(store.values()))).toEqual(last)
    }),
  )
})
