import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { failingStorage, failingThread } from './testing/failing-calls.ts'
import { failEachCall, FLOWS } from './testing/failing-flows.ts'
import { startTestServer, type Person, type TestServer } from './testing/test-server.ts'

vi.mock('./drivers/sqlite-thread.ts', async (original) => {
  const real = await original<typeof import('./drivers/sqlite-thread.ts')>()
  return {
    ...real,
    startSqliteThread: (...input: Parameters<typeof real.startSqliteThread>) => failingThread(real.startSqliteThread(...input)),
  }
})
vi.mock('./drivers/disk.ts', async (original) => {
  const real = await original<typeof import('./drivers/disk.ts')>()
  return { ...real, openDisk: (folder: string) => failingStorage(real.openDisk(folder)) }
})

/** Some of what `npm run test:long` tries whole. */
const CALLS = [2, 5, 9]

let server: TestServer
let owner: Person
beforeAll(async () => {
  server = await startTestServer()
  owner = await server.newPerson('Owner')
})
afterAll(() => server.stop())

it.each(Object.keys(FLOWS))('%s: a call that fails loses nothing, and is told', async (name) => {
  expect(await failEachCall(server, owner, name, 'disk-full', CALLS)).toBeGreaterThan(0)
})
