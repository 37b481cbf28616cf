import type { DocumentRecord } from '@heddle/document'
import { changeOf, createStore } from '@heddle/store'
import { expect, test } from 'vitest'
import { firstRecords, HOME, SECTION } from '../testing/workplace.ts'
import { createCheckpoint } from './checkpoint.ts'

test('sync-Y12 a change that breaks whoever checks it leaves nothing of itself, neither shown nor durable', () => {
  const store = createStore<DocumentRecord>(firstRecords())
  const checkpoint = createCheckpoint(store)
  const before = checkpoint.durableRecords()
  const stop = store.listen((diff) => {
    if (diff.set?.[SECTION]?.['name']?.[1] === 'Broken') throw new Error('broken view')
  })
  expect(() => checkpoint.apply(changeOf(SECTION, 'name', '', 'Broken'))).toThrow('broken view')
  expect(store.get(SECTION)).toMatchObject({ name: '' })
  stop()
  checkpoint.apply(changeOf(SECTION, 'name', '', 'Fine'))
  expect(checkpoint.durableRecords()).toEqual(before)
  checkpoint.rollBack()
  expect(store.get(SECTION)).toMatchObject({ name: '' })
})

test('sync-Y17 taking back leaves what was not changed alone, and every record in its place', () => {
  const store = createStore<DocumentRecord>(firstRecords())
  const checkpoint = createCheckpoint(store)
  const before = [...store.values()]
  checkpoint.apply(changeOf(SECTION, 'name', '', ''))
  checkpoint.apply(changeOf(HOME, 'name', 'Home', 'Start'))
  checkpoint.rollBack()
  const after = [...store.values()]
  expect(after).toEqual(before)
  for (const [at, record] of after.entries()) expect(record).toBe(before[at])
})

test('sync-Y21 once everything was taken back, what is durable is what the store holds, also when others write it', () => {
  const store = createStore<DocumentRecord>(firstRecords())
  const checkpoint = createCheckpoint(store)
  checkpoint.apply(changeOf(SECTION, 'name', '', 'One'))
  checkpoint.startWriting()
  checkpoint.apply(changeOf(HOME, 'name', 'Home', 'Start'))
  checkpoint.rollBack()
  store.apply(changeOf(SECTION, 'name', '', 'Theirs'))
  store.apply(changeOf(HOME, 'name', 'Home', 'Theirs'))
  expect(checkpoint.durableRecords()).toEqual([...store.values()])
})
