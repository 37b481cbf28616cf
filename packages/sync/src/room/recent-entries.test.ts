import { expect, test } from 'vitest'
import { idOf } from '../testing/guest.ts'
import { createRecentEntries } from './recent-entries.ts'

const entry = (seq: number) => ({
  seq,
  localId: idOf(`change${seq}`),
  clientId: idOf('ann'),
  author: { id: 'ann', name: 'Ann' },
  label: 'Edit',
  time: seq,
  diff: {},
})

/** A server that started at entry 11 and has seen so many since; it keeps four at least. */
function after(count: number) {
  const recent = createRecentEntries(4)
  for (let at = 0; at < count; at += 1) recent.add(entry(11 + at))
  return recent
}

test('sync-Y16 who missed entries that are all in memory gets them from there, and who missed older ones does not', () => {
  const recent = after(3)
  expect(recent.after(10)?.map(({ seq }) => seq)).toEqual([11, 12, 13])
  expect(recent.after(12)?.map(({ seq }) => seq)).toEqual([13])
  expect(recent.after(9)).toBeUndefined()
  expect(after(0).after(10)).toBeUndefined()
})

test('sync-Y16 a server that runs for long keeps the last entries and lets go of the older half', () => {
  expect(after(8).after(10)).toHaveLength(8)
  const long = after(9)
  expect(long.after(10)).toBeUndefined()
  expect(long.after(14)?.map(({ seq }) => seq)).toEqual([15, 16, 17, 18, 19])
})

test('sync-Y15 the last changes are known again when they are sent twice, older ones when they were looked up', () => {
  const recent = after(6)
  expect(recent.find(idOf('change16'))?.seq).toBe(16)
  expect(recent.find(idOf('change13'))?.seq).toBe(13)
  expect(recent.find(idOf('change12'))).toBeUndefined()
  recent.remember(entry(5))
  expect(recent.find(idOf('change5'))?.seq).toBe(5)
  expect(recent.find(idOf('change13'))).toBeUndefined()
})

test('sync-Y15 a change that is looked up again and again takes the place of no other', () => {
  const recent = after(4)
  for (let at = 0; at < 9; at += 1) recent.remember(entry(12))
  expect([11, 12, 13, 14].map((seq) => recent.find(idOf(`change${seq}`))?.seq)).toEqual([11, 12, 13, 14])
  recent.remember(entry(1))
  recent.remember(entry(2))
  expect([11, 12, 13, 14, 1, 2].filter((seq) => recent.find(idOf(`change${seq}`)) !== undefined)).toEqual([13, 14, 1, 2])
})
