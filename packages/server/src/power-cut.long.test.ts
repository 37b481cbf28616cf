import { expect, it, vi } from 'vitest'
import { cutPower } from './testing/power-cut.ts'

vi.mock('node:fs/promises', async (original) => (await import('./testing/cut-points.ts')).files.wrap(await original()))
vi.mock('./drivers/sqlite-thread.ts', async (original) => {
  const real = await original<typeof import('./drivers/sqlite-thread.ts')>()
  const { recordedThread } = await import('./testing/cut-points.ts')
  return { ...real, startSqliteThread: (path: string) => recordedThread(path, real.startSqliteThread(path)) }
})

const TIMES = Number(process.env['HEDDLE_CUT_TIMES'] ?? 200)
const SEED = Number(process.env['HEDDLE_CUT_SEED'] ?? 1)

it(`opens what the disk held at ${TIMES} moments while people edited and published (seed ${SEED})`, async () => {
  const { edits } = await cutPower(TIMES, SEED)
  console.log(`${TIMES} power cuts, ${edits} edits, seed ${SEED}`)
  expect(edits).toBeGreaterThan(0)
})
