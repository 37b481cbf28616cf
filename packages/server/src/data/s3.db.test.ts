import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ServerConfig } from '../config.ts'
import { readConfig } from '../config.ts'
import { findPostgres, startPostgres, type PostgresCluster } from '../testing/postgres-cluster.ts'
import { personAt } from '../testing/person.ts'
import { restoreByCommand } from '../testing/rehearse-restore.ts'
import { startS3Server, type S3Server } from '../testing/s3-server.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { visit } from '../testing/visit.ts'
import { backUp } from './backup.ts'
import { checkData } from './check-data.ts'
import { restore } from './restore.ts'

let root = ''
let s3: S3Server
let cluster: PostgresCluster | undefined
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'heddle-s3-data-'))
  s3 = await startS3Server({ pageSize: 4 })
  if (findPostgres()) cluster = await startPostgres()
})
afterAll(async () => {
  await s3.stop()
  cluster?.stop()
  rmSync(root, { recursive: true, force: true, maxRetries: 20 })
})

const SECRET = 'one secret that all processes have'
const settings = (databaseUrl?: string) => ({
  s3: s3.settings,
  secret: SECRET,
  ...(databaseUrl !== undefined && { databaseUrl }),
})
const configOf = (folder: string, databaseUrl?: string): ServerConfig => ({
  ...readConfig({ HEDDLE_DATA: join(root, folder) }),
  ...settings(databaseUrl),
})
const start = (folder: string, databaseUrl?: string, isShared = false) =>
  startTestServer({ folder: join(root, folder), config: { ...settings(databaseUrl), isShared } })

/** A published project with an upload. */
async function fill(server: TestServer) {
  const owner = await server.newPerson('Owner')
  const projectId = String(
    (await owner.call('POST', '/api/projects', { name: 'Kept', template: 'empty' })).json['project']?.['id'],
  )
  const form = new FormData()
  form.append('file', new Blob(['Pack light.']), 'notes.txt')
  const upload = await fetch(`${server.url}/api/projects/${projectId}/assets`, {
    method: 'POST',
    body: form,
    headers: owner.headers,
  })
  const { file } = (await upload.json()) as { readonly file: string }
  await owner.call('POST', `/api/projects/${projectId}/publish`, {})
  return { owner, projectId, file }
}

describe.each(['SQLite', 'PostgreSQL'] as const)('a server on %s and object storage', (engine) => {
  const newDatabase = async () => (engine === 'PostgreSQL' ? await cluster?.newDatabase() : undefined)

  it.skipIf(engine === 'PostgreSQL' && !findPostgres())('is backed up, lost, and restored whole', async () => {
    const url = await newDatabase()
    const server = await start(`${engine}-one`, url)
    const { file } = await fill(server)
    await server.stop()
    const stored = new Map(s3.objects)
    const config = configOf(`${engine}-one`, url)
    expect(await checkData(config)).toMatchObject({ counts: { uploads: 1, releases: 1 }, problems: [] })

    const backup = join(root, `${engine}-backup`)
    expect((await backUp(config, backup)).problems).toEqual([])
    const copied = readdirSync(join(backup, 'objects'), { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    )
    expect(copied.length).toBe(stored.size)

    // What the copies of the data folder still have hides nothing.
    const upload = `assets/${file.slice(0, 2)}/${file}`
    s3.objects.set(upload, Buffer.from('altered'))
    const { problems } = await checkData(config)
    expect(problems).toMatchObject([{ where: `objects/${upload}`, what: 'was altered' }])

    s3.objects.clear()
    const lost = await newDatabase()
    // Storage that fails in the middle: nothing is taken for whole, and the same command begins anew.
    s3.trouble('busy', 1_000, /^PUT assets/)
    await expect(restore(configOf(`${engine}-two`, lost), backup)).rejects.toThrow('the object storage did not do PUT')
    expect(s3.objects.size).toBe(0)
    s3.calm()
    expect((await restore(configOf(`${engine}-two`, lost), backup)).problems).toEqual([])
    expect(new Map([...s3.objects].toSorted())).toEqual(new Map([...stored].toSorted()))
    expect(existsSync(join(root, `${engine}-two`, 'objects'))).toBe(false)
    const again = await start(`${engine}-two`, lost)
    expect((await visit(again.siteUrl('kept'))).text).toContain('Hello')
    expect(String((await again.services.assets.read(file))?.bytes)).toBe('Pack light.')
    await again.stop()

    // Nor does a server start on it with another database, where the first who comes would own it.
    await expect(start(`${engine}-stranger`, await newDatabase())).rejects.toThrow(
      'the bucket “heddle” of HEDDLE_S3_BUCKET holds',
    )
    // Nothing is overwritten.
    const other = await newDatabase()
    await expect(restore(configOf(`${engine}-three`, other), backup)).rejects.toThrow(
      'is not empty, and nothing was restored over it',
    )
    expect(s3.objects.size).toBe(stored.size)
    s3.objects.clear()
  })
})

it('takes away what a killed restore of this folder left in the bucket, and nothing else', async () => {
  const server = await start('killed-one')
  await fill(server)
  await server.stop()
  const backup = join(root, 'killed-backup')
  await backUp(configOf('killed-one'), backup)
  s3.objects.clear()
  const mark = join(root, 'killed-two', 'restore.unfinished')
  mkdirSync(mark, { recursive: true })
  writeFileSync(join(mark, 'bucket'), 'mine')
  s3.objects.set('assets/of-somebody', Buffer.from('x'))
  for (const claim of [undefined, 'another']) {
    if (claim !== undefined) s3.objects.set('restore.unfinished', Buffer.from(claim))
    await expect(restore(configOf('killed-two'), backup)).rejects.toThrow('is not empty')
    expect(s3.objects.has('assets/of-somebody')).toBe(true)
  }
  s3.objects.set('restore.unfinished', Buffer.from('mine'))
  expect((await restore(configOf('killed-two'), backup)).problems).toEqual([])
  expect([...s3.objects.keys()].filter((key) => key === 'assets/of-somebody' || key === 'restore.unfinished')).toEqual([])
  s3.objects.clear()
})

it('a restore into a bucket by its command, killed while it fills it, is never taken for whole, and the next one is', async () => {
  const server = await start('command-one')
  await fill(server)
  await server.stop()
  const backup = join(root, 'command-backup')
  await backUp(configOf('command-one'), backup)
  const stored = new Map([...s3.objects].toSorted())
  s3.objects.clear()
  const folder = join(root, 'command-two')
  // Killed when the first objects are there, and once more when it has just begun anew.
  s3.trouble('slow', 1_000, /^PUT (chunks|releases|assets)/)
  const first = restoreByCommand(folder, backup, { s3: s3.settings, kill: () => s3.objects.size > 3 })
  expect((await first).code).toBeNull()
  s3.calm()
  await expect(start('command-two')).rejects.toThrow(/restore into .* was interrupted/)
  expect(await restoreByCommand(folder, backup, { s3: s3.settings, kill: 'copying' })).toMatchObject({ code: null })
  const last = await restoreByCommand(folder, backup, { s3: s3.settings })
  expect(last).toMatchObject({ code: 0, said: expect.stringContaining('The backup is restored') })
  expect(new Map([...s3.objects].toSorted())).toEqual(stored)
  s3.objects.clear()
})

it.runIf(findPostgres())('two processes that share a PostgreSQL and a bucket, and no folder, show the same', async () => {
  const url = await cluster?.newDatabase()
  s3.objects.clear()
  const [one, two] = [await start('many-one', url, true), await start('many-two', url, true)]
  try {
    const { owner, projectId, file } = await fill(one)
    for (const server of [one, two]) await expect.poll(async () => (await visit(server.siteUrl('kept'))).text).toContain('Hello')
    expect(String((await two.services.assets.read(file))?.bytes)).toBe('Pack light.')
    const there = personAt(two.url, owner.headers['cookie'])
    // A secret that was set at one can be read at the other.
    await there.call('POST', `/api/projects/${projectId}/secrets`, { name: 'key', origin: 'https://example.org', value: 's' })
    expect(await one.services.secrets.list(projectId)).toMatchObject([{ name: 'key', isLost: false }])
    const published = await Promise.all(
      [one, two].map((server) =>
        personAt(server.url, owner.headers['cookie']).call('POST', `/api/projects/${projectId}/publish`, {}),
      ),
    )
    for (const { text } of published) expect(text).toContain('"release":')
    for (const server of [one, two]) expect((await visit(server.siteUrl('kept'))).status).toBe(200)
    expect((await checkData(configOf('many-one', url))).problems).toEqual([])
  } finally {
    await one.stop()
    await two.stop()
    s3.objects.clear()
  }
})
