import { expect, test } from 'vitest'
import { createClock } from '../../testing/clock.ts'
import { createMemoryStorage } from '../../testing/memory-storage.ts'
import { createOutbox, STORE_AFTER_MS } from './outbox.ts'

const change = (localId: string, label = localId) => ({ localId, label, diff: {}, time: 1 })

/** A window that keeps its changes in the storage of a browser, with a clock of its own. */
function openWindow(storage = createMemoryStorage(), time = 1_000_000) {
  const clock = createClock()
  const outbox = createOutbox({ storage, schedule: clock.schedule, now: () => time })
  const labels = async () => (await storage.load()).map(({ label }) => label)
  return { clock, outbox, storage, labels }
}

test('sync-Y33 what is made after what an earlier window left is sent after it, although the clock was set back', async () => {
  const before = openWindow(undefined, 2_000_000)
  for (const name of ['first', 'second']) before.outbox.keep(change(name))
  await before.outbox.flush()
  const after = openWindow(before.storage, 1_000_000)
  await after.outbox.load()
  after.outbox.keep(change('third'))
  await after.clock.pass(STORE_AFTER_MS)
  expect(await after.labels()).toEqual(['first', 'second', 'third'])
})

test('sync-Y33 a change that grows keeps its place, and all that comes within a moment is written at once', async () => {
  const { clock, outbox, storage, labels } = openWindow()
  const saves: number[] = []
  const { save } = storage
  Object.assign(storage, { save: (changes: readonly []) => (saves.push(changes.length), save(changes)) })
  outbox.keep(change('drag'))
  outbox.keep(change('name'))
  await clock.pass(STORE_AFTER_MS - 1)
  expect(saves).toEqual([])
  await clock.pass(1)
  expect(saves).toEqual([2])
  outbox.keep(change('drag', 'drag, further'))
  await clock.pass(STORE_AFTER_MS)
  expect(await labels()).toEqual(['drag, further', 'name'])
})

test('sync-Y33 changes of one moment stand in the order they were made', async () => {
  const { clock, outbox, storage } = openWindow()
  for (const name of ['z', 'a', 'm']) outbox.keep(change(name))
  outbox.keep(change('z', 'z, further'))
  await clock.pass(STORE_AFTER_MS)
  const orders = new Map((await storage.load()).map(({ localId, order }) => [localId, order]))
  expect(Number(orders.get('z'))).toBeLessThan(Number(orders.get('a')))
  expect(Number(orders.get('a'))).toBeLessThan(Number(orders.get('m')))
})

test('sync-Y33 what the server has before it was written is never written; what was written is removed', async () => {
  const { clock, outbox, labels } = openWindow()
  for (const name of ['quick', 'slow']) outbox.keep(change(name))
  outbox.drop('quick')
  await clock.pass(STORE_AFTER_MS)
  expect(await labels()).toEqual(['slow'])
  outbox.drop('slow')
  await clock.pass(STORE_AFTER_MS)
  expect(await labels()).toEqual([])
})

test('sync-Y33 a window that is closed writes what it has at once; a storage that fails stops nothing', async () => {
  const { outbox, labels, storage } = openWindow()
  outbox.keep(change('last'))
  await outbox.flush()
  expect(await labels()).toEqual(['last'])
  const broken = {
    load: () => Promise.reject(new Error('no')),
    save: () => Promise.reject(new Error('full')),
    remove: storage.remove,
  }
  const next = openWindow(broken)
  expect(await next.outbox.load()).toEqual([])
  next.outbox.keep(change('lost'))
  await next.outbox.flush()
})

test('sync-Y33 who closes a window while it is writing waits until all of it is written', async () => {
  const clock = createClock()
  const storage = createMemoryStorage(() => clock.wait(50))
  const outbox = createOutbox({ storage, schedule: clock.schedule, now: clock.now })
  outbox.keep(change('last'))
  await clock.pass(STORE_AFTER_MS)
  let isWritten = false
  void outbox.flush().then(() => (isWritten = true))
  await clock.pass(49)
  expect(isWritten).toBe(false)
  await clock.pass(1)
  expect(isWritten).toBe(true)
})

test('sync-Y33 storage is asked for what has changed, and for nothing else', async () => {
  const { clock, outbox, storage } = openWindow()
  const asked: string[] = []
  const { save, remove } = storage
  Object.assign(storage, {
    save: (changes: Parameters<typeof save>[0]) => (asked.push(`save ${changes.map(({ label }) => label)}`), save(changes)),
    remove: (localIds: readonly string[]) => (asked.push(`remove ${localIds}`), remove(localIds)),
  })
  outbox.keep(change('quick'))
  outbox.drop('quick')
  for (const name of ['a', 'b']) outbox.keep(change(name))
  await clock.pass(STORE_AFTER_MS)
  outbox.keep(change('b', 'b, further'))
  await clock.pass(STORE_AFTER_MS)
  outbox.drop('a')
  await clock.pass(STORE_AFTER_MS)
  await outbox.flush()
  expect(asked).toEqual(['save a,b', 'save b, further', 'remove a'])
})

test('sync-Y33 what an earlier window left keeps its place when it is kept again', async () => {
  const before = openWindow()
  for (const name of ['first', 'second']) before.outbox.keep(change(name))
  await before.outbox.flush()
  const after = openWindow(before.storage, 2_000_000)
  await after.outbox.load()
  after.outbox.keep(change('first', 'first, refused'))
  await after.outbox.flush()
  expect(await after.labels()).toEqual(['first, refused', 'second'])
})
