import { expect, it, vi } from 'vitest'
import { LIMITS } from '../limits.ts'
import { startS3Server } from '../testing/s3-server.ts'
import { startTestServer } from '../testing/test-server.ts'
import { visit } from '../testing/visit.ts'
import { createStorageCheck } from './storage-check.ts'

const written = { execute: () => Promise.resolve() }
const query = { values: () => query, onConflict: () => query, ...written }
const database = { db: { insertInto: () => query } } as never

it('/health says whether the bucket can be asked for, on both ports', async () => {
  const s3 = await startS3Server()
  let ahead = 0
  const now = (): number => Date.now() + ahead
  const server = await startTestServer({ config: { s3: s3.settings, metricsPort: 0 }, ports: { now } })
  const ask = async () => {
    ahead += LIMITS.objectCheckLife
    const [own, other] = [await visit(`http://127.0.0.1:${server.metricsPort}/health`), await visit(`${server.url}/health`)]
    return [own.status, own.text, other.status]
  }
  expect(await ask()).toEqual([200, 'ok\n', 200])
  s3.trouble('busy', 1_000)
  expect(await ask()).toEqual([503, 'objects\n', 503])
  s3.calm()
  expect(await ask()).toEqual([200, 'ok\n', 200])
  await server.stop()
  await s3.stop()
})

it('whoever asks often asks the bucket once in a while, and files of this machine not at all', async () => {
  let time = 0
  const read = vi.fn<(key: string) => Promise<undefined>>(async () => undefined)
  const far = createStorageCheck({ database, storage: { read }, storagePlace: { kind: 's3' }, now: () => time })
  await Promise.all(Array.from({ length: 50 }, far))
  expect(read).toHaveBeenCalledTimes(1)
  time += LIMITS.objectCheckLife
  await far()
  expect(read).toHaveBeenCalledTimes(2)
  // A clock that was set back keeps no answer for ever.
  time -= 10 * LIMITS.objectCheckLife
  await far()
  expect(read).toHaveBeenCalledTimes(3)
  await createStorageCheck({ database, storage: { read }, storagePlace: { kind: 'disk' }, now: () => time })()
  expect(read).toHaveBeenCalledTimes(3)
})

it('a bucket that says nothing is given up after a while', async () => {
  const storage = { read: () => new Promise<undefined>(() => undefined) }
  const check = createStorageCheck({ database, storage, storagePlace: { kind: 's3' }, now: () => 0, patience: 10 })
  await expect(check()).rejects.toMatchObject({ code: 'OBJECTS_UNREACHABLE' })
})
