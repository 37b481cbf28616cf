import { describe, expect, test, vi } from 'vitest'
import { changeOf, createStore } from './index.ts'
import type { Book, LibraryRecord } from './library.fixture.ts'
import { recordsOf } from './records-of.ts'

const walden: Book = { id: 'a', kind: 'book', title: 'Walden' }
const emma: Book = { id: 'b', kind: 'book', title: 'Emma' }

describe('telling who listens', () => {
  test('store-S20 only subscribers of the changed record are called', () => {
    const store = createStore<LibraryRecord>([walden, emma])
    const [onWalden, onEmma] = [vi.fn(), vi.fn()]
    store.subscribe('a', onWalden)
    const stop = store.subscribe('b', onEmma)
    store.apply(changeOf('a', 'title', 'Walden', 'Walden; or, Life in the Woods'))
    expect(onWalden).toHaveBeenCalledTimes(1)
    expect(onEmma).not.toHaveBeenCalled()
    store.apply({ remove: { b: emma } })
    store.apply({ put: { b: emma } })
    expect(onEmma).toHaveBeenCalledTimes(2)
    stop()
    store.apply({ remove: { b: emma } })
    expect(onEmma).toHaveBeenCalledTimes(2)
  })

  test('store-S21 subscribers of a kind are called when a record comes or goes', () => {
    const store = createStore<LibraryRecord>([walden])
    const [onBooks, onAuthors] = [vi.fn(), vi.fn()]
    store.subscribeKind('book', onBooks)
    store.subscribeKind('author', onAuthors)
    store.apply(changeOf('a', 'title', 'Walden', 'W'))
    expect(onBooks).not.toHaveBeenCalled()
    store.apply({ put: { b: emma } })
    store.apply({ remove: { a: walden } })
    expect(onBooks).toHaveBeenCalledTimes(2)
    expect(onAuthors).not.toHaveBeenCalled()
    store.apply({ put: { b: { id: 'b', kind: 'author', name: 'Jane' } } })
    expect(onBooks).toHaveBeenCalledTimes(3)
    expect(onAuthors).toHaveBeenCalledTimes(1)
  })

  test('store-S20 a subscription that is taken back twice is gone, and no other one is', () => {
    const store = createStore<LibraryRecord>([walden])
    const [before, after] = [vi.fn(), vi.fn()]
    const stop = store.subscribe('a', before)
    stop()
    store.subscribe('a', after)
    stop()
    store.apply(changeOf('a', 'title', 'Walden', 'W'))
    expect(before).not.toHaveBeenCalled()
    expect(after).toHaveBeenCalledTimes(1)
  })

  test('store-S20 who takes a subscription back while others are told is told no more', () => {
    const store = createStore<LibraryRecord>([walden])
    const told = vi.fn()
    store.subscribe('a', () => stop())
    const stop = store.subscribe('a', told)
    store.apply(changeOf('a', 'title', 'Walden', 'W'))
    expect(told).not.toHaveBeenCalled()
  })

  test('store-S21 a record that is put in the place of one of its kind neither came nor went', () => {
    const store = createStore<LibraryRecord>([walden])
    const [onBooks, onWalden] = [vi.fn(), vi.fn()]
    store.subscribeKind('book', onBooks)
    store.subscribe('a', onWalden)
    store.apply({ put: { a: { ...walden, title: 'Emma' } } })
    expect(onBooks).not.toHaveBeenCalled()
    expect(onWalden).toHaveBeenCalledTimes(1)
    expect(store.get('a')).toMatchObject({ title: 'Emma' })
  })

  test('store-S22 nobody is told of a diff that changes nothing', () => {
    const store = createStore<LibraryRecord>([walden])
    const told = vi.fn()
    store.listen(told)
    store.apply({ put: {}, set: {}, remove: {} })
    store.apply({ set: { a: { title: ['Walden', 'Walden'] }, b: { title: [null, 'Emma'] } }, remove: { b: emma } })
    expect(told).not.toHaveBeenCalled()
  })

  test('store-S22 a listener that stopped hears nothing, and the others go on', () => {
    const store = createStore<LibraryRecord>([walden])
    const [first, second] = [vi.fn(), vi.fn()]
    const stop = store.listen(first)
    store.listen(second)
    stop()
    store.apply(changeOf('a', 'title', 'Walden', 'W'))
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1])
  })

  test('store-S23 subscribers of a change that a listener made are told after it', () => {
    const store = createStore<LibraryRecord>([walden, emma])
    const calls: string[] = []
    store.subscribe('a', () => calls.push('walden'))
    store.subscribe('b', () => calls.push('emma'))
    store.listen((_, source) => {
      calls.push(source)
      if (source === 'first') store.apply(changeOf('b', 'title', 'Emma', 'E'), 'second')
    })
    store.apply(changeOf('a', 'title', 'Walden', 'W'), 'first')
    expect(calls).toEqual(['first', 'walden', 'second', 'emma'])
  })

  test('store-S22 listeners receive the diff and its source before subscribers are called', () => {
    const store = createStore<LibraryRecord>([walden])
    const calls: unknown[] = []
    store.subscribe('a', () => calls.push('subscriber'))
    const stop = store.listen((diff, source) => calls.push([diff, source]))
    const diff = changeOf('a', 'title', 'Walden', 'W')
    store.apply(diff, 'me')
    expect(calls).toEqual([[diff, 'me'], 'subscriber'])
    store.apply(diff, 'me')
    stop()
    store.apply(changeOf('a', 'title', 'W', 'V'), 'me')
    expect(calls).toHaveLength(3)
  })

  test('store-S23 a change made by a listener is told after the one it answers', () => {
    const store = createStore<LibraryRecord>([walden])
    const titles: unknown[] = []
    store.listen((_, source) => {
      if (source === 'first') store.apply(changeOf('a', 'title', 'W', 'V'), 'second')
    })
    store.listen((_, source) => titles.push(source))
    store.apply(changeOf('a', 'title', 'Walden', 'W'), 'first')
    expect(titles).toEqual(['first', 'second'])
  })

  test('store-S24 one that throws does not keep the others from being told', () => {
    const store = createStore<LibraryRecord>([walden])
    const told = vi.fn()
    store.listen(() => {
      throw new Error('broken listener')
    })
    store.listen(told)
    store.subscribe('a', told)
    expect(() => store.apply(changeOf('a', 'title', 'Walden', 'W'))).toThrow('broken listener')
    expect(told).toHaveBeenCalledTimes(2)
    expect(store.get('a')).toMatchObject({ title: 'W' })
    expect(() => store.apply(changeOf('a', 'title', 'W', 'V'))).toThrow('broken listener')
    expect(told).toHaveBeenCalledTimes(4)
  })

  test('store-S24 of several that throw, the first error reaches who made the change, once', () => {
    const store = createStore<LibraryRecord>([walden])
    const stop = ['first', 'second'].map((name) =>
      store.subscribe('a', () => {
        throw new Error(name)
      }),
    )
    expect(() => store.apply(changeOf('a', 'title', 'Walden', 'W'))).toThrow('first')
    for (const one of stop) one()
    expect(() => store.apply(changeOf('a', 'title', 'W', 'V'))).not.toThrow()
  })
})

test('store-S25 frozen records throw when they are changed in place', () => {
  const store = createStore<Book>([{ ...walden, notes: { x: { y: 1 } } }], { freeze: true })
  store.apply(changeOf('a', 'notes/x/z', null, 2))
  expect(() => Object.assign(store.get('a')?.notes?.['x'] ?? {}, { y: 3 })).toThrow(TypeError)
  expect(() => Object.assign(store.get('a') ?? {}, { title: 'Emma' })).toThrow(TypeError)
})

test('store-S25 records are frozen where that is asked for, and nowhere else', () => {
  for (const freeze of [true, false]) {
    const store = createStore<Book>([walden], { freeze })
    store.apply({ put: { b: { ...emma } }, ...changeOf('a', 'title', 'Walden', 'W') })
    expect([...store.values()].map((record) => Object.isFrozen(record))).toEqual([freeze, freeze])
  }
})

test('store-S26 ids and records of a kind follow puts and removals', () => {
  const store = createStore<LibraryRecord>([walden, { id: 'c', kind: 'author', name: 'Jane' }])
  store.apply({ put: { b: emma }, remove: { a: walden } })
  expect([...store.ids('book')]).toEqual(['b'])
  expect([...store.values('author')].map((author) => author.name)).toEqual(['Jane'])
  expect([...store.values()]).toHaveLength(2)
  expect(store.size).toBe(2)
  expect([store.has('a'), store.has('b')]).toEqual([false, true])
  store.apply({ put: { b: { id: 'b', kind: 'author', name: 'Emma' } } })
  expect([...createStore<LibraryRecord>([]).ids('book')]).toEqual([])
  expect([[...store.ids('book')], [...store.ids('author')]]).toEqual([[], ['c', 'b']])
})

test('store-S27 a list of a kind is told of its records only, and stays the same until one of them changes', () => {
  const store = createStore<LibraryRecord>([walden, { id: 'c', kind: 'author', name: 'Jane' }])
  const books = recordsOf(store, 'book')
  const told = vi.fn()
  const stop = books.subscribe(told)
  const first = books.read()
  store.apply(changeOf('c', 'name', 'Jane', 'Jane Austen'))
  store.apply({ put: { d: { id: 'd', kind: 'author' } } })
  store.apply({ remove: { d: { id: 'd', kind: 'author' } } })
  expect(told).not.toHaveBeenCalled()
  expect(books.read()).toBe(first)
  store.apply(changeOf('a', 'title', 'Walden', 'W'))
  expect(books.read()).toEqual([{ ...walden, title: 'W' }])
  store.apply({ put: { b: emma } })
  expect(books.read().map(({ id }) => id)).toEqual(['a', 'b'])
  store.apply({ remove: { b: emma } })
  expect(books.read().map(({ id }) => id)).toEqual(['a'])
  expect(told).toHaveBeenCalledTimes(3)
  stop()
  store.apply({ put: { b: emma } })
  expect(told).toHaveBeenCalledTimes(3)
  expect(recordsOf(store, 'book')).toBe(books)
})
