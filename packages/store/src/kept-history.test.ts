import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changeOf, createHistory, createStore, lookBack } from './index.ts'
import type { Book } from './library.fixture.ts'
import { applyWish, contentOf, shelves, wishes, withoutEmpty } from './library.fixture.ts'

const walden: Book = { id: 'a', kind: 'book', title: 'Walden' }
const emma: Book = { id: 'b', kind: 'book', title: 'Emma' }

/** A desk that can be left and entered again: what is kept went through JSON, and the books are the same. */
function desk(books: readonly Book[] = [walden]) {
  let now = 100
  const store = createStore<Book>(books)
  const history = createHistory(store, { now: () => (now += 1) })
  const rename = (id: string, to: string, source = 'user') =>
    store.apply(changeOf(id, 'title', store.get(id)?.title ?? null, to), source)
  return {
    store,
    history,
    rename,
    leave(changed: (store: { readonly rename: typeof rename }) => void = () => undefined) {
      const kept = JSON.parse(JSON.stringify(history.steps())) as ReturnType<typeof history.steps>
      const again = desk([...store.values()])
      changed(again)
      again.history.restore(kept)
      return again
    },
  }
}

describe('steps of an earlier time', () => {
  test('store-S39 are told as they were done, with name and time, also those that were taken back', () => {
    const { history, rename } = desk()
    history.mark('Rename')
    rename('a', 'Emma')
    history.mark('Rename again')
    rename('a', 'Ulysses')
    const [first, second] = [
      { label: 'Rename', diff: { set: { a: { title: ['Walden', 'Emma'] } } }, time: 101 },
      { label: 'Rename again', diff: { set: { a: { title: ['Emma', 'Ulysses'] } } }, time: 102 },
    ]
    expect(history.steps()).toEqual({ done: [first, second], undone: [] })
    history.undo()
    history.undo()
    expect(history.steps()).toEqual({ done: [], undone: [first, second] })
  })

  test('store-S39 are taken back and done again as if nobody had left', () => {
    const { history, rename, leave } = desk()
    for (const title of ['Emma', 'Ulysses', 'Faust']) {
      history.mark(title)
      rename('a', title)
    }
    history.undo()
    const again = leave()
    expect(again.history.labels()).toEqual({ undo: ['Ulysses', 'Emma'], redo: ['Faust'] })
    again.history.redo()
    expect(again.store.get('a')?.title).toBe('Faust')
    for (const title of ['Ulysses', 'Emma', 'Walden']) {
      again.history.undo()
      expect(again.store.get('a')?.title).toBe(title)
    }
  })

  test('store-S39 come before what was done meanwhile, and then nothing can be done again', () => {
    const { history, rename, leave } = desk()
    history.mark('First')
    rename('a', 'Emma')
    history.mark('Taken back')
    rename('a', 'Faust')
    history.undo()
    const again = leave(({ rename }) => rename('a', 'Ulysses'))
    expect(again.history.labels()).toEqual({ undo: ['', 'First'], redo: [] })
    again.history.undo()
    again.history.undo()
    expect(again.store.get('a')?.title).toBe('Walden')
  })

  test('store-S39 leave what others changed meanwhile: a value, and a record that the step had made', () => {
    const { store, history, rename, leave } = desk()
    history.mark('Rename')
    rename('a', 'Faust')
    history.mark('Add')
    store.apply({ put: { b: emma } }, 'user')
    const again = leave(({ rename }) => {
      rename('a', 'Ulysses', 'remote')
      rename('b', 'Emma, annotated', 'remote')
    })
    expect(again.history.undo()).toMatchObject({ label: 'Add', left: ['b'] })
    expect(again.history.undo()).toBeUndefined()
    expect(contentOf(again.store.values()).map(({ title }) => title)).toEqual(['Ulysses', 'Emma, annotated'])
  })

  test('store-S39 a record that was made, changed and left as it was is taken back', () => {
    const { store, history, rename, leave } = desk()
    history.mark('Add')
    store.apply({ put: { b: emma } }, 'user')
    history.mark('Rename')
    rename('b', 'Emma, annotated')
    history.undo()
    const again = leave()
    expect(again.history.undo()).toMatchObject({ label: 'Add', left: [] })
    expect(again.store.has('b')).toBe(false)
  })

  test('store-S39 are no more than a history holds', () => {
    const store = createStore<Book>([walden])
    const history = createHistory(store, { limit: 2 })
    const step = (label: string) => ({ label, diff: {}, time: 0 })
    history.restore({ done: ['1', '2', '3'].map(step), undone: [step('4')] })
    expect(history.labels()).toEqual({ undo: ['3', '2'], redo: ['4'] })
  })

  test('store-S39 whatever was done: undoing everything gives the first state back', () => {
    fc.assert(
      fc.property(shelves, fc.array(wishes, { maxLength: 6 }), fc.nat(6), (shelf, done, undone) => {
        const before = contentOf(shelf)
        const { store, history, leave } = desk(shelf)
        for (const wish of done) {
          history.mark('step')
          applyWish(store, wish, 'user')
        }
        for (let at = 0; at < undone; at += 1) history.undo()
        const again = leave()
        while (again.history.undo()) continue
        expect(withoutEmpty(contentOf(again.store.values()))).toEqual(withoutEmpty(before))
      }),
      { seed: 11, numRuns: 200 },
    )
  })
})

describe('looking back', () => {
  test('store-S40 tells what taking steps back would change, and changes nothing', () => {
    const { store, history, rename } = desk()
    history.mark('Rename')
    rename('a', 'Emma')
    history.mark('Add')
    store.apply({ put: { b: emma } }, 'user')
    history.mark('Rename again')
    rename('a', 'Faust')
    const look = (count: number) => lookBack(store, history.steps(), count)
    expect(look(0)).toEqual({})
    expect(look(1)).toEqual({ set: { a: { title: ['Faust', 'Emma'] } } })
    expect(look(3)).toEqual({ set: { a: { title: ['Faust', 'Walden'] } }, remove: { b: emma } })
    expect(look(9)).toEqual(look(3))
    expect([store.get('a')?.title, history.labels().undo.length]).toEqual(['Faust', 3])
  })

  test('store-S40 what others changed since stays as it is', () => {
    const { store, history, rename } = desk()
    history.mark('Rename')
    rename('a', 'Emma')
    rename('a', 'Ulysses', 'remote')
    expect(lookBack(store, history.steps(), 1)).toEqual({})
  })
})
