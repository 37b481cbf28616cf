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

let server: TestServer
let owner: Person
beforeAll(async () => {
  server = await startTestServer()
  owner = await server.newPerson('Owner')
})
afterAll(() => server.stop())

it.each(
  Object.keys(FLOWS).flatMap((name) => [
    { name, how: 'disk-full' as const },
    { name, how: 'cut' as const },
  ]),
)('$name, every call $how: nothing is lost, and it is told', async ({ name, how }) => {
  const failed = await failEachCall(server, owner, name, how)
  console.log(`${name}: ${failed} calls failed one by one (${how})`)
  expect(failed).toBeGreaterThan(0)
})
