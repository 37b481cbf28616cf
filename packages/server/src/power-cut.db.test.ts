import { expect, it, vi } from 'vitest'
import { cutPower } from './testing/power-cut.ts'

vi.mock('node:fs/promises', async (original) => (await import('./testing/cut-points.ts')).files.wrap(await original()))
vi.mock('./drivers/sqlite-thread.ts', async (original) => {
  const real = await original<typeof import('./drivers/sqlite-thread.ts')>()
  const { recordedThread } = await import('./testing/cut-points.ts')
  return { ...real, startSqliteThread: (path: string) => recordedThread(path, real.startSqliteThread(path)) }
})

it('opens what the disk held at some moments while people edited and published, with every edit that was saved before', async () => {
  const { edits } = await cutPower(4, 1)
  expect(edits).toBeGreaterThan(0)
})
