import { expect, it } from 'vitest'
import { surviveTogether, type ProcessBlow } from './testing/many-processes.ts'

const TIMES = Number(process.env['HEDDLE_MANY_TIMES'] ?? 20)
const KINDS: readonly ProcessBlow[] = ['kill', 'stop', 'cut', 'terminate']

it(`three processes on one PostgreSQL lose nothing through ${TIMES} kills, rolling restarts and cuts of the database`, async () => {
  const blows = Array.from({ length: TIMES * KINDS.length }, (_, at) => KINDS[at % KINDS.length] ?? 'kill')
  const { edits, visits, failedVisits, most } = await surviveTogether(blows)
  console.log(`${blows.length} blows: ${edits} edits, ${visits} visits, ${failedVisits} failed; a save took ${most} ms at most`)
  expect(failedVisits).toBe(0)
})
