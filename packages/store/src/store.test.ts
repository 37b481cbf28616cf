import { describe, expect, test, vi } from 'vitest'
import { changeOf, createStore } from './index.ts'
import type { Book, LibraryRecord } from './library.fixture.ts'

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
  })
})

test('store-S25 frozen records throw when they are changed in place', () => {
  const store = createStore<Book>([{ ...walden, notes: { x: { y: 1 } } }], { freeze: true })
  store.apply(changeOf('a', 'notes/x/z', null, 2))
  expect(() => Object.assign(store.get('a')?.notes?.['x'] ?? {}, { y: 3 })).toThrow(TypeError)
  expect(() => Object.assign(store.get('a') ?? {}, { title: 'Emma' })).toThrow(TypeError)
})

test('store-S26 ids and records of a kind follow puts and removals', () => {
  const store = createStore<LibraryRecord>([walden, { id: 'c', kind: 'author', name: 'Jane' }])
  store.apply({ put: { b: emma }, remove: { a: walden } })
  expect([...store.ids('book')]).toEqual(['b'])
  expect([...store.values('author')].map((author) => author.name)).toEqual(['Jane'])
  expect([...store.values()]).toHaveLength(2)
  expect(store.size).toBe(2)
  expect([store.has('a'), store.has('b')]).toEqual([false, true])
})
