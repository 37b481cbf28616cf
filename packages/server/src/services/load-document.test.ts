import { blankNode, blankPage, blankSite, FORMAT_VERSION, type DocumentRecord } from '@heddle/document'
import { expect, it, vi } from 'vitest'
import { run as cut } from '../jobs/read-snapshot/run.ts'
import { run as putTogether } from '../jobs/write-snapshot/run.ts'
import { LIMITS } from '../limits.ts'
import type { JobPool } from '../pool/job-pool.ts'
import { snapshotHash } from '../ports/row-hash.ts'
import type { ChangeLog } from './change-log.ts'
import { loadDocument } from './load-document.ts'
import { createSnapshots } from './snapshots.ts'

const NODES = 5_000
const idOf = (name: string, at = 0): string => `${name}${String(at)}`.padEnd(16, 'x')

/** A page with many texts. */
function manyRecords(): readonly DocumentRecord[] {
  const place = { parentId: idOf('home'), slot: 'sections', index: 'a0' }
  return [
    blankSite(idOf('site'), 'Large', idOf('home'), 'en'),
    blankPage(idOf('home'), 'Home', 'home', 'a0', ['en']),
    ...Array.from({ length: NODES }, (_, at) => blankNode(idOf(`node${at}n`), 'text', place)),
  ]
}

function storedSnapshot(records: readonly DocumentRecord[]) {
  const row = { project_id: 'p', seq: 0, version: FORMAT_VERSION, records: JSON.stringify(records) }
  return { ...row, hash: snapshotHash(row) }
}

/** A pool that does the work here and counts the jobs. */
function countingPool() {
  const names: string[] = []
  const bodies = { 'read-snapshot': cut, 'write-snapshot': putTogether }
  const work = ({ name }: { readonly name: keyof typeof bodies }, input: never, options: { readonly items?: never } = {}) => {
    names.push(name)
    return bodies[name](input, { items: options.items } as never)
  }
  return { names, snapshots: createSnapshots({ run: work } as unknown as Pick<JobPool, 'run'>) }
}

/** Counts the turns of the loop that others have while `work` goes on. */
async function turnsDuring<T>(work: () => Promise<T>): Promise<{ readonly result: T; readonly turns: number }> {
  let [turns, isOver] = [0, false]
  const turn = (): void => {
    turns += 1
    if (!isOver) setImmediate(turn)
  }
  setImmediate(turn)
  const result = await work()
  isOver = true
  return { result, turns }
}

it('a large project is checked and cut by a worker, and here only a part of it is read in one go', async () => {
  const records = manyRecords()
  const row = storedSnapshot(records)
  const { names, snapshots } = countingPool()
  const { result, turns } = await turnsDuring(() => snapshots.read(row))
  expect(result).toEqual(records)
  expect(names).toEqual(['read-snapshot'])
  expect(turns).toBeGreaterThanOrEqual(Math.ceil(records.length / LIMITS.recordsAtOnce))
})

it('a large project is put together by a worker when it is written down, as it would be here', async () => {
  const records = manyRecords()
  const { hash, records: text, ...position } = storedSnapshot(records)
  const { names, snapshots } = countingPool()
  expect(await snapshots.write(position, records)).toEqual({ ...position, records: text, hash })
  expect(names).toEqual(['write-snapshot'])
})

it('a small project needs no worker', async () => {
  const records = manyRecords().slice(0, 10)
  const { names, snapshots } = countingPool()
  const { hash: _, records: text, ...position } = storedSnapshot(records)
  const written = await snapshots.write(position, records)
  expect(written.records).toBe(text)
  expect(await snapshots.read(written)).toEqual(records)
  expect(names).toEqual([])
})

it.each([10, NODES])('a snapshot of %i records that was altered is not taken', async (count) => {
  const row = storedSnapshot(manyRecords().slice(0, count))
  const altered = { ...row, records: row.records.replace('"Large"', '"Largo"') }
  expect(await countingPool().snapshots.read(altered)).toBeUndefined()
})

it('a large project is taken in part by part, and others have their turn in between', async () => {
  const records = manyRecords()
  const log = {
    lastSnapshot: () => Promise.resolve({ seq: 0, version: FORMAT_VERSION, records }),
    entriesAfter: vi.fn(() => Promise.resolve([])),
  } as unknown as ChangeLog
  const { result, turns } = await turnsDuring(() => loadDocument(log, 'p'))
  expect(result.store.size).toBe(records.length)
  expect(result.view.children(idOf('home'), 'sections')).toHaveLength(NODES)
  expect(turns).toBeGreaterThanOrEqual(Math.floor(records.length / LIMITS.recordsAtOnce))
})
