import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { changeOf, createStore } from './index.ts'
import type { Book, LibraryRecord } from './library.fixture.ts'
import { useRecord, useRecords } from './react.ts'

const book = (id: string, title: string): Book => ({ id, kind: 'book', title })

test('store-S27 a component draws again for what it reads only', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const store = createStore<LibraryRecord>([book('a', 'Walden'), book('b', 'Emma')])
  const drawn: Record<string, number> = {}
  const count = (name: string) => (drawn[name] = (drawn[name] ?? 0) + 1)
  function Title({ id }: { id: string }) {
    count(id)
    const record = useRecord(store, id)
    return <li>{record?.kind === 'book' ? record.title : 'gone'}</li>
  }
  function List() {
    count('list')
    return (
      <p>
        {useRecords(store, 'book')
          .map((record) => record.title)
          .join(', ')}
      </p>
    )
  }
  function Authors() {
    count('authors')
    return <p>{useRecords(store, 'author').length}</p>
  }
  const place = document.createElement('div')
  const root = createRoot(place)
  await act(async () =>
    root.render(
      <>
        <Title id="a" />
        <Title id="b" />
        <List />
        <Authors />
      </>,
    ),
  )
  expect(drawn).toEqual({ a: 1, b: 1, list: 1, authors: 1 })
  await act(async () => store.apply(changeOf('a', 'title', 'Walden', 'Walden 2')))
  expect(drawn).toEqual({ a: 2, b: 1, list: 2, authors: 1 })
  expect(place.textContent).toBe('Walden 2EmmaWalden 2, Emma0')
  await act(async () => store.apply({ remove: { b: book('b', 'Emma') } }))
  expect(place.textContent).toBe('Walden 2goneWalden 20')
  await act(async () => root.unmount())
})
