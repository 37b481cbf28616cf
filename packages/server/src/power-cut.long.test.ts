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

/** Cuts that one project lives through: its log grows with every edit, and each cut copies all of it. */
const TIMES_OF_A_PROJECT = 20

const PARTS = Array.from({ length: Math.ceil(TIMES / TIMES_OF_A_PROJECT) }, (_, part) => ({
  seed: SEED + part,
  times: Math.min(TIMES_OF_A_PROJECT, TIMES - part * TIMES_OF_A_PROJECT),
}))

it.each(PARTS)('opens what the disk held at $times moments while people edited and published (seed $seed)', async (part) => {
  const { edits } = await cutPower(part.times, part.seed)
  console.log(`${part.times} power cuts, ${edits} edits, seed ${part.seed}`)
  expect(edits).toBeGreaterThan(0)
})
