import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { S3Settings } from '../s3-settings.ts'
import { storageTrouble } from '../services/storage-trouble.ts'
import { SLOW_MS, startS3Server, type S3Server } from '../testing/s3-server.ts'
import { openObjectCache } from './object-cache.ts'
import { openS3 } from './s3.ts'
import { readKeptS3, readS3 } from './s3-reader.ts'

let folder = ''
let s3: S3Server
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'heddle-s3-'))
  s3 = await startS3Server({ pageSize: 3 })
})
afterEach(async () => {
  await s3.stop()
  // A copy may still be on its way.
  rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
})

const cache = () => openObjectCache({ folder, limit: 1_000_000, life: 86_400_000, now: Date.now })
const open = (settings: Partial<S3Settings> = {}) => openS3({ ...s3.settings, ...settings }, cache())
const text = (value: string) => new TextEncoder().encode(value)

it.each([
  ['HEDDLE_S3_BUCKET', { bucket: 'nowhere' }, 'has no bucket “nowhere”; make it there, or name another one'],
  ['HEDDLE_S3_ACCESS_KEY_ID', { accessKeyId: 'stranger' }, 'knows no such key'],
  ['HEDDLE_S3_SECRET_ACCESS_KEY', { secretAccessKey: 'guessed' }, 'copy it again'],
  ['HEDDLE_S3_REGION', { region: 'mars-1' }, 'name its region'],
])('says at its start that %s is wrong, and what to do', async (name, settings, remedy) => {
  const error: unknown = await open(settings).catch((thrown: unknown) => thrown)
  expect(String(error)).toContain(`The setting ${name} is wrong: `)
  expect(String(error)).toContain(remedy)
})

it('says at its start that there is nobody at the address', async () => {
  const none = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => none.once('listening', resolve))
  const { port } = none.address() as { readonly port: number }
  await new Promise((resolve) => none.close(resolve))
  await expect(open({ endpoint: `http://127.0.0.1:${port}` })).rejects.toThrow(
    `The object storage http://127.0.0.1:${port} cannot be used: ECONNREFUSED. Start it, or set HEDDLE_S3_ENDPOINT to the right address.`,
  )
})

it('holds no secret in what it throws, nor what was signed with it', async () => {
  const errors = await Promise.all([
    open({ secretAccessKey: 'guessed' }).catch((error: unknown) => error),
    readS3({ ...s3.settings, secretAccessKey: 'guessed' })
      .read('a')
      .catch((error: unknown) => error),
  ])
  for (const error of errors) {
    expect(error).toBeInstanceOf(Error)
    const all = JSON.stringify(error, Object.getOwnPropertyNames(error))
    expect(all).not.toMatch(/guessed|what was signed|AWS4-HMAC/)
  }
})

it('tries again what there was too much to do for, what came slowly and what broke off', async () => {
  const storage = await open()
  await storage.put('a', text('one two three'))
  s3.trouble('busy', 2, /GET a/)
  expect(String(await storage.read('a'))).toBe('one two three')
  s3.trouble('broken', 2, /GET b/)
  await storage.put('b', text('x'.repeat(100_000)))
  expect((await storage.read('b'))?.length).toBe(100_000)
  s3.trouble('slow', 1, /GET c/)
  await storage.put('c', text('late'))
  const began = performance.now()
  expect(String(await storage.read('c'))).toBe('late')
  expect(performance.now() - began).toBeGreaterThan(SLOW_MS * 0.9)
})

it('tells visitors and builders that it cannot be used now when it stays so', async () => {
  const storage = await open()
  s3.trouble('busy', 100)
  const error: unknown = await storage.read('a').catch((thrown: unknown) => thrown)
  expect(storageTrouble(error)).toMatchObject({ status: 503, code: 'storage-unreachable' })
})

it('asks for an object once, however many read it and whatever part, in this process and its jobs', async () => {
  const storage = await open()
  await storage.put('pack', text('one two three'))
  s3.asked.length = 0
  const parts = [
    { from: 0, size: 3 },
    { from: 4, size: 3 },
    { from: 8, size: 5 },
  ]
  const read = await Promise.all(parts.map((part) => storage.read('pack', part)))
  expect(read.map(String)).toEqual(['one', 'two', 'three'])
  await expect.poll(async () => (await cache().file('pack')) !== undefined).toBe(true)
  expect(String(await readKeptS3(s3.settings, cache()).read('pack', { from: 4, size: 3 }))).toBe('two')
  expect(await storage.has('pack')).toBe(true)
  expect(s3.asked).toEqual(['GET pack'])
})

it('checks and copies see what is there now, not what is kept here', async () => {
  const storage = await open()
  await storage.put('a', text('one'))
  expect(String(await storage.read('a'))).toBe('one')
  s3.objects.set('a', Buffer.from('altered'))
  expect(String(await readS3(s3.settings).read('a'))).toBe('altered')
  await storage.remove('a')
  expect(await storage.read('a')).toBeUndefined()
})

it('a folder is there when its last file is: it takes no other’s, and survives an answer that got lost', async () => {
  const storage = await open()
  const files = (list: string) => [[{ path: 'packs/1', bytes: text('pack') }], [{ path: 'list', bytes: text(list) }]]
  await storage.putFolder('one', files('mine'))
  expect(s3.asked.filter((what) => what.startsWith('PUT'))).toEqual(['PUT one/packs/1', 'PUT one/list'])
  await storage.putFolder('one', files('mine'))
  await expect(storage.putFolder('one', files('other'))).rejects.toThrow('there is a one already')
})
