// To be imported before anything of the server: from then on its drivers and workers are those whose calls may be made to fail.
import { vi } from 'vitest'

vi.mock('../drivers/sqlite-thread.ts', async (original) => {
  const real = await original<typeof import('../drivers/sqlite-thread.ts')>()
  const { failingThread } = await import('./failing-calls.ts')
  return { ...real, startSqliteThread: (path: string) => failingThread(real.startSqliteThread(path)) }
})
vi.mock('../drivers/disk.ts', async (original) => {
  const real = await original<typeof import('../drivers/disk.ts')>()
  const { failingStorage } = await import('./failing-calls.ts')
  return { ...real, openDisk: (folder: string, isShared: boolean) => failingStorage(real.openDisk(folder, isShared)) }
})
vi.mock('../drivers/postgres-dialect.ts', async (original) => {
  const real = await original<typeof import('../drivers/postgres-dialect.ts')>()
  const { failingConnections } = await import('./failing-calls.ts')
  type Connections = Parameters<typeof real.createPostgresDialect>[0]
  return { createPostgresDialect: (pool: Connections) => real.createPostgresDialect(failingConnections(pool)) }
})
vi.mock('../pool/job-pool.ts', async (original) => {
  const real = await original<typeof import('../pool/job-pool.ts')>()
  const { failingJobs } = await import('./failing-calls.ts')
  return { ...real, createJobPool: () => failingJobs(real.createJobPool()) }
})
vi.mock('../pool/pool-worker.ts', async (original) => {
  const real = await original<typeof import('../pool/pool-worker.ts')>()
  const { failingWorker } = await import('./failing-calls.ts')
  return { openWorker: failingWorker(real.openWorker) }
})
