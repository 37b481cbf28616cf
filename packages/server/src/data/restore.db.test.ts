import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { createServer } from '../create-server.ts'
import { findPostgres, startPostgres, type PostgresCluster } from '../testing/postgres-cluster.ts'
import { seededRandom } from '../testing/random.ts'
import { restoreByCommand } from '../testing/rehearse-restore.ts'
import { testPorts } from '../testing/test-ports.ts'
import { startTestServer } from '../testing/test-server.ts'
import { visit } from '../testing/visit.ts'
import { backUp } from './backup.ts'
import { restore } from './restore.ts'

/** Kills at moments of their own, beside the fixed one; `npm run test:long -- restore` tries many. */
const KILLS = Number(process.env['HEDDLE_RESTORE_KILLS'] ?? 0)
const SEED = Number(process.env['HEDDLE_RESTORE_SEED'] ?? 1)
/** Milliseconds that a restore takes at most, its start included. */
const LONGEST = 2_500

let root = ''
let cluster: PostgresCluster | undefined
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'heddle-restore-'))
  if (findPostgres()) cluster = await startPostgres()
})
afterAll(() => {
  cluster?.stop()
  rmSync(root, { recursive: true, force: true })
})

const configOf = (folder: string, databaseUrl?: string) =>
  readConfig({ HEDDLE_DATA: folder, ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }) })

/** A server with a published project, an upload, a secret and an account of the site; what they are, and a backup of it. */
async function backedUp(name: string, databaseUrl?: string) {
  const folder = join(root, `${name}-server`)
  const server = await startTestServer({ folder, ...(databaseUrl !== undefined && { config: { databaseUrl } }) })
  try {
    const owner = await server.newPerson('Owner')
    const projectId = String(
      (await owner.call('POST', '/api/projects', { name: 'Kept', template: 'empty' })).json['project']?.['id'],
    )
    await owner.call('POST', `/api/projects/${projectId}/publish`, {})
    const form = new FormData()
    form.append('file', new Blob(['Pack light.']), 'notes.txt')
    const upload = await fetch(`${server.url}/api/projects/${projectId}/assets`, {
      method: 'POST',
      body: form,
      headers: owner.headers,
    })
    const { file } = (await upload.json()) as { file: string }
    await owner.call('POST', `/api/projects/${projectId}/secrets`, { name: 'key', origin: 'https://example.org', value: 's' })
    await server.services.siteMembers.invite(
      { projectId, isDraft: false },
      { email: 'visitor@example.org', name: 'Visitor', roles: [] },
    )
    const backup = join(root, `${name}-backup`)
    expect((await backUp(configOf(folder, databaseUrl), backup)).problems).toEqual([])
    return { projectId, file, backup }
  } finally {
    await server.stop()
  }
}
type Kept = Awaited<ReturnType<typeof backedUp>>

/** Starts a server on what was restored and finds everything there. */
async function expectWhole(folder: string, { projectId, file }: Kept, databaseUrl?: string) {
  const server = await startTestServer({ folder, ...(databaseUrl !== undefined && { config: { databaseUrl } }) })
  try {
    expect(await server.services.accounts.needsOwner()).toBe(false)
    expect((await server.services.rooms.read(projectId)).records.length).toBeGreaterThan(3)
    expect((await visit(server.siteUrl('kept'))).text).toContain('Hello')
    expect((await server.services.assets.read(file))?.bytes.toString()).toBe('Pack light.')
    expect(await server.services.secrets.list(projectId)).toMatchObject([{ name: 'key', isLost: false }])
    const { accounts } = await server.services.siteMembers.list({ projectId, isDraft: false }, { offset: 0, search: '' })
    expect(accounts.map(({ email }) => email)).toEqual(['visitor@example.org'])
  } finally {
    await server.stop()
  }
}

/** A server must not start on what a killed restore left, unless that is whole. */
async function expectRefused(folder: string, databaseUrl?: string) {
  const server = await createServer({ ...configOf(folder, databaseUrl), port: 0, logLevel: 'silent' }, testPorts()).catch(
    (error: Error) => error,
  )
  if (!(server instanceof Error)) {
    await server.close()
    throw new Error('a server started on half a backup')
  }
  expect(server.message).toMatch(/restore into .* was interrupted/)
}

const random = seededRandom(SEED)
const moments = (): readonly (number | 'copying')[] => ['copying', ...Array.from({ length: KILLS }, () => random() * LONGEST)]

describe('a restore', () => {
  it(`of a data folder that is killed is never taken for whole, and the next one is (${KILLS} kills more, seed ${SEED})`, async () => {
    const kept = await backedUp('files')
    for (const [at, kill] of moments().entries()) {
      const folder = join(root, `files-${at}`)
      await restoreByCommand(folder, kept.backup, { kill })
      const isUnfinished = existsSync(join(folder, 'restore.unfinished'))
      if (kill === 'copying') expect(isUnfinished).toBe(true)
      if (isUnfinished) await expectRefused(folder)
      if (isUnfinished || !existsSync(join(folder, 'heddle.sqlite'))) {
        const again = await restoreByCommand(folder, kept.backup)
        expect(again, `killed at ${kill}`).toMatchObject({ code: 0, said: expect.stringContaining('The backup is restored') })
      }
      await expectWhole(folder, kept)
      rmSync(folder, { recursive: true })
    }
  })

  it.runIf(findPostgres())(`of a PostgreSQL that is killed is never taken for whole, and the next one is`, async () => {
    const kept = await backedUp('dump', await cluster?.newDatabase())
    for (const [at, kill] of moments().entries()) {
      const folder = join(root, `dump-${at}`)
      let databaseUrl = (await cluster?.newDatabase()) ?? ''
      const { code } = await restoreByCommand(folder, kept.backup, { databaseUrl, kill })
      if (existsSync(join(folder, 'restore.unfinished'))) await expectRefused(folder, databaseUrl)
      if (code !== 0) {
        // Of a transaction that was being committed nobody knows how it ended; then another database is taken, as it says.
        const again = await restoreByCommand(folder, kept.backup, { databaseUrl })
        if (again.said.includes('holds tables')) {
          databaseUrl = (await cluster?.newDatabase()) ?? ''
          rmSync(folder, { recursive: true, force: true })
          expect((await restoreByCommand(folder, kept.backup, { databaseUrl })).code).toBe(0)
        } else expect(again, `killed at ${kill}`).toMatchObject({ code: 0 })
      }
      await expectWhole(folder, kept, databaseUrl)
      rmSync(folder, { recursive: true })
    }
  })

  it('overwrites nothing: neither a folder nor a database that holds something', async () => {
    const { backup } = await backedUp('full')
    const folder = join(root, 'full')
    mkdirSync(folder)
    writeFileSync(join(folder, 'heddle.sqlite'), 'mine')
    await expect(restore(configOf(folder), backup)).rejects.toThrow(
      'is not empty (heddle.sqlite), and nothing was restored over it',
    )
    expect(readdirSync(folder).filter((name) => name.startsWith('heddle'))).toEqual(['heddle.sqlite'])
    const url = await cluster?.newDatabase()
    if (url === undefined) return
    const client = new Client({ connectionString: url })
    await client.connect()
    await client.query('create table mine (id int)')
    await client.end()
    const dump = join(root, 'some-dump')
    mkdirSync(dump)
    writeFileSync(join(dump, 'database.dump'), '')
    const empty = join(root, 'empty')
    await expect(restore(configOf(empty, url), dump)).rejects.toThrow('holds tables')
    expect(existsSync(join(empty, 'restore.unfinished'))).toBe(false)
  })

  it('of a damaged backup leaves the folder as empty as it was, and says what is damaged', async () => {
    const { backup } = await backedUp('damaged')
    const pack =
      readdirSync(join(backup, 'objects'), { recursive: true, encoding: 'utf8' }).find((path) => path.endsWith('.txt')) ?? ''
    truncateSync(join(backup, 'objects', pack), 3)
    const folder = join(root, 'damaged')
    await expect(restore(configOf(folder), backup)).rejects.toThrow(
      /is not whole, and nothing was restored: .*\.txt: was altered/,
    )
    expect(readdirSync(folder).filter((name) => name !== 'lock')).toEqual([])
  })

  it('says what is no backup, which kind of database one needs, and where one may not lie', async () => {
    const { backup } = await backedUp('kinds')
    const folder = join(root, 'kinds')
    await expect(restore(configOf(folder), root)).rejects.toThrow('is no backup')
    await expect(restore(configOf(folder, 'postgres://nowhere/x'), backup)).rejects.toThrow('Unset DATABASE_URL')
    await expect(restore(configOf(join(backup, '..')), backup)).rejects.toThrow('lies in the data folder')
    const dump = join(root, 'dump-only')
    mkdirSync(dump)
    writeFileSync(join(dump, 'database.dump'), '')
    await expect(restore(configOf(folder), dump)).rejects.toThrow('Set DATABASE_URL')
  })
})
