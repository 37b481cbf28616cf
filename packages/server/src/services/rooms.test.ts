import { expect, it } from 'vitest'
import { blankPage, blankSite, FORMAT_VERSION, type DocumentRecord } from '@heddle/document'
import type { Diff } from '@heddle/store'
import type { LogEntry, ServerMessage } from '@heddle/sync/protocol'
import { LIMITS } from '../limits.ts'
import type { ChangeLog, Snapshot } from './change-log.ts'
import { openRoom } from './rooms.ts'

const CLIENT = 'c'.repeat(16)
const HOME = 'h'.repeat(16)
const document: readonly DocumentRecord[] = [
  blankSite('s'.repeat(16), 'Site', HOME, 'en'),
  blankPage(HOME, 'Home', 'home', 'a0', ['en']),
]
const page: DocumentRecord = blankPage('p'.repeat(16), 'About', 'about', 'a5', ['en'])

/** Entries that say nothing new, as many as make a snapshot due with the next one. */
const entries = Array.from({ length: LIMITS.snapshotEvery - 1 }, (_, at): LogEntry => {
  const diff: Diff<DocumentRecord> = {}
  return {
    seq: at + 1,
    localId: String(at),
    clientId: CLIENT,
    author: { id: 'ann', name: 'Ann' },
    label: 'Change',
    time: 0,
    diff,
  }
})

/** A log in memory that writes a snapshot when `write` is called, not before. */
function slowLog() {
  const saved: Snapshot[] = []
  const asked = Promise.withResolvers<undefined>()
  const gate = Promise.withResolvers<undefined>()
  const log: ChangeLog = {
    append: () => Promise.resolve(),
    entriesAfter: () => Promise.resolve(entries),
    find: () => Promise.resolve([]),
    lastSnapshot: () => Promise.resolve({ seq: 0, version: FORMAT_VERSION, records: document }),
    async saveSnapshot(_projectId, snapshot) {
      asked.resolve(undefined)
      await gate.promise
      saved.push(snapshot)
    },
  }
  return { log, saved, asked: asked.promise, write: () => gate.resolve(undefined) }
}

it('a project that is closed while its snapshot is being written is closed when it is written', async () => {
  const { log, saved, asked, write } = slowLog()
  const errors: unknown[] = []
  const room = await openRoom('p', {
    log,
    fieldsOf: () => undefined,
    actionOf: () => undefined,
    now: () => 1e12,
    onError: (error) => errors.push(error),
  })
  const welcomed = Promise.withResolvers<undefined>()
  const send = ({ type }: ServerMessage): void => {
    if (type === 'welcome') welcomed.resolve(undefined)
  }
  const member = room.connect({ send, close: () => undefined }, { id: 'ann', name: 'Ann', role: 'editor' })
  member.receive({ type: 'hello', clientId: CLIENT })
  await welcomed.promise
  const diff = { put: { [page.id]: page } }
  member.receive({ type: 'push', changes: [{ localId: 'abcdefghijklmnop', label: 'Add page', diff }] })
  await room.flush()
  expect(room.seq).toBe(LIMITS.snapshotEvery)
  await asked

  let isClosed = false
  const closed = room.close().then(() => {
    isClosed = true
  })
  // Everything a close without the snapshot would wait for happens in turns of the loop.
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  expect(isClosed).toBe(false)
  write()
  await closed
  expect(saved.map(({ seq }) => seq)).toEqual([LIMITS.snapshotEvery])
  expect(errors).toEqual([])
})
