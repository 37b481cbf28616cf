import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { runMigrations } from '../migrations/run-migrations.ts'
import { openSqlite } from '../drivers/sqlite.ts'
import type { ReleaseManifest } from '../releases/manifest.ts'
import { fillFolder, flipBit, tryFolder, type FilledFolder } from '../testing/damage.ts'
import { startEditing } from '../testing/editing-client.ts'
import { findPostgres, startPostgres } from '../testing/postgres-cluster.ts'
import { startTestServer } from '../testing/test-server.ts'
import { backUp, DUMP_FILE } from './backup.ts'
import { checkData } from './check-data.ts'
import { printReport } from './report.ts'
import { restore } from './restore.ts'

const EDITS = 40
const configOf = (folder: string) => readConfig({ HEDDLE_DATA: folder })

let filled: FilledFolder
let root = ''
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'heddle-data-'))
  filled = await fillFolder(EDITS)
})
afterAll(() => {
  filled.remove()
  rmSync(root, { recursive: true, force: true })
})

/** Path of some file of a release. */
const releaseFile = (folder: string, name: string): string => {
  const files = readdirSync(join(folder, 'objects', 'releases'), { recursive: true, encoding: 'utf8' })
  return join(folder, 'objects', 'releases', files.find((path) => path.endsWith(name)) ?? '')
}
/** Place of a page in the pack of its release. */
const placeOfPage = (folder: string): number => {
  const { files } = JSON.parse(readFileSync(releaseFile(folder, 'release.json'), 'utf8')) as ReleaseManifest
  return files['index.html']?.packed?.[1] ?? Number.NaN
}
const pack = (folder: string): string => releaseFile(folder, '-0')
const change = (statement: string) => (folder: string) =>
  new BetterSqlite(join(folder, 'heddle.sqlite')).exec(`pragma foreign_keys = off; ${statement}`).close()

const FILE_OF_VISITOR = '/letterkey'
/** A file that a visitor sent long ago, with the contents “letter”; what lies there now. */
const visitorsFile = (contents?: string) => (folder: string) => {
  const database = new BetterSqlite(join(folder, 'heddle.sqlite'))
  const id = String(database.prepare('select id from project').pluck().get())
  const hash = createHash('sha256').update('letter').digest('hex')
  const values = ['letterkey', id, 'production', 'letter.txt', 'text/plain', 6, '', hash, '"everyone"', 1, 1]
  database.prepare(`insert into user_file values (${values.map(() => '?').join(', ')})`).run(...values)
  database.close()
  if (contents === undefined) return
  mkdirSync(join(folder, 'objects', 'user-files', id), { recursive: true })
  writeFileSync(join(folder, 'objects', 'user-files', id, 'letterkey'), contents)
}

describe('check-data', () => {
  it('says what it looked at and that all is well', async () => {
    const report = await checkData(configOf(filled.copy()))
    expect(report).toEqual({
      counts: { accounts: 1, projects: 1, entries: EDITS, snapshots: 1, uploads: 0, releases: 1, 'files of visitors': 0 },
      problems: [],
      strays: [],
    })
    expect(printReport(report)).toBe(
      `Looked at 1 accounts, 1 projects, ${EDITS} entries, 1 snapshots, 0 uploads, 1 releases, 0 files of visitors.\n\nEverything is as it was written.`,
    )
  })

  it.each<[string, (folder: string) => void, string, string]>([
    ['the database is gone', (folder) => rmSync(join(folder, 'heddle.sqlite')), 'heddle.sqlite', 'is missing'],
    ['its log is gone', (folder) => rmSync(join(folder, 'heddle.sqlite-wal')), 'heddle.sqlite-wal', 'is missing'],
    ['the database is cut short', (folder) => truncateSync(join(folder, 'heddle.sqlite'), 20_000), 'the database', 'is damaged'],
    [
      'nobody has an account',
      change('delete from session; delete from account; delete from project_member; delete from user'),
      'heddle.sqlite',
      'it holds no account',
    ],
    [
      'entries are missing',
      change('delete from log where seq in (3, 4, 40)'),
      'project “Filled”',
      'entries 3 to 4 of its log are missing',
    ],
    [
      'an entry was altered',
      change(`update log set label = 'x' where seq = 9`),
      'project “Filled”',
      'entry 9 of its log was altered',
    ],
    [
      'a snapshot was altered',
      change(`update snapshot set version = 7`),
      'project “Filled”',
      'its snapshot at entry 0 was altered',
    ],
    [
      'rows belong to nothing',
      change(`insert into asset values ('gone', '${'0'.repeat(40)}.png', '', 1, 1, null)`),
      'heddle.sqlite',
      'a row of asset belongs to no project',
    ],
    [
      'an upload is gone',
      change(`insert into asset select id, '${'0'.repeat(40)}.png', '', 1, 1, null from project`),
      `objects/assets/00/${'0'.repeat(40)}.png`,
      'is missing',
    ],
    [
      'a page of a release was altered',
      (folder) => flipBit(pack(folder), placeOfPage(folder) + 5, 0),
      'index.html',
      'was altered',
    ],
    ['a pack of a release is gone', (folder) => rmSync(pack(folder)), 'packs/', 'is missing'],
    ['a pack of a release is cut short', (folder) => truncateSync(pack(folder), 99), 'packs/', 'is not as long as it was'],
    [
      'the list of a release is not readable',
      (folder) => truncateSync(releaseFile(folder, 'release.json'), 9),
      'release.json',
      'is not readable',
    ],
    ['a file of a visitor is gone', visitorsFile(), FILE_OF_VISITOR, 'is missing'],
    ['a file of a visitor is cut short', visitorsFile('lett'), FILE_OF_VISITOR, 'has 4 bytes, not 6'],
    ['a file of a visitor was altered', visitorsFile('lettex'), FILE_OF_VISITOR, 'was altered'],
    ['the live release is not known', change('delete from release'), 'project “Filled”', 'is missing'],
    [
      'the database is of an older Heddle',
      change(`delete from migration where name like '0004%'`),
      'heddle.sqlite',
      'it is of an older Heddle',
    ],
  ])('finds that %s, and says what to do', async (_name, damage, where, what) => {
    const folder = filled.copy()
    damage(folder)
    const { problems } = await checkData(configOf(folder))
    expect(problems).toContainEqual(
      expect.objectContaining({
        where: expect.stringContaining(where),
        what: expect.stringContaining(what),
        remedy: expect.stringMatching(/\.$/),
      }),
    )
    expect(printReport({ counts: {}, problems })).toMatch(/problems? found\.$/)
  })

  it('counts files of visitors, and finds nothing wrong with one that is whole or on its way', async () => {
    const folder = filled.copy()
    visitorsFile('letter')(folder)
    const whole = { counts: { 'files of visitors': 1 }, problems: [] }
    expect(await checkData(configOf(folder))).toMatchObject(whole)
    const file = readdirSync(join(folder, 'objects', 'user-files'), { recursive: true, encoding: 'utf8' }).find((path) =>
      path.endsWith(FILE_OF_VISITOR),
    )
    rmSync(join(folder, 'objects', 'user-files', file ?? ''))
    change('update user_file set is_stored = 0')(folder)
    expect(await checkData(configOf(folder))).toMatchObject(whole)
  })

  it('names files of visitors that no row names, which is no damage: the copy of them is restored', async () => {
    const folder = filled.copy()
    visitorsFile('letter')(folder)
    change('delete from user_file')(folder)
    const report = await checkData(configOf(folder))
    expect(report).toMatchObject({ problems: [], strays: [{ where: expect.stringContaining(FILE_OF_VISITOR) }] })
    expect(printReport(report)).toContain('that no row names')
    expect(printReport(report)).toMatch(/Everything is as it was written\.$/)
    const [backup, restored] = [join(root, 'stray'), join(root, 'stray-restored')]
    await backUp(configOf(folder), backup)
    expect(await restore(configOf(restored), backup)).toMatchObject({ problems: [], strays: [{}] })
  })

  it('a backup made while a file of a visitor had not arrived is restored, and one that has lost a file is not', async () => {
    const restoring = async (name: string, isStored: number) => {
      const folder = filled.copy()
      visitorsFile()(folder)
      change(`update user_file set is_stored = ${isStored}`)(folder)
      const backup = join(root, name)
      await backUp(configOf(folder), backup)
      return restore(configOf(join(root, `${name}-restored`)), backup)
    }
    expect((await restoring('without-its-file', 0)).problems).toEqual([])
    await expect(restoring('with-a-lost-file', 1)).rejects.toThrow('is missing')
  })

  it('ends with a code that a script can ask for', () => {
    const command = join(import.meta.dirname, '../../../../apps/server/src/check-data.ts')
    const run = (folder: string) =>
      spawnSync(process.execPath, [command], { env: { ...process.env, HEDDLE_DATA: folder }, encoding: 'utf8' })
    const folder = filled.copy()
    expect(run(folder)).toMatchObject({ status: 0, stdout: expect.stringContaining('Everything is as it was written.') })
    change('delete from log where seq = 1')(folder)
    expect(run(folder)).toMatchObject({ status: 1, stdout: expect.stringContaining('entry 1 of its log is missing') })
  })
})

describe('backup', () => {
  it('copies what a standing server left, and the copy is a data folder', async () => {
    const [folder, target] = [filled.copy(), join(root, 'standing')]
    expect((await backUp(configOf(folder), target)).problems).toEqual([])
    expect(statSync(target).mode & 0o077).toBe(0)
    expect((await tryFolder(target, filled)).outcome).toBe('intact')
  })

  it('copies a running server at one moment, with everything that was saved before', async () => {
    const server = await startTestServer()
    try {
      const owner = await server.newPerson('Owner')
      const { project } = (await owner.call('POST', '/api/projects', { name: 'Busy', template: 'empty' })).json
      const projectId = String(project?.['id'])
      const editing = startEditing(server.url, owner, projectId)
      let isOver = false
      const keepPublishing = async (isDone: () => boolean): Promise<void> => {
        while (!isDone()) await owner.call('POST', `/api/projects/${projectId}/publish`, {})
      }
      const publishing = keepPublishing(() => isOver)
      await editing.saveMore(50)
      const { seq: before } = await server.services.rooms.read(projectId)
      const target = join(root, 'running')
      const report = await backUp(configOf(server.folder), target)
      isOver = true
      await Promise.all([publishing, editing.finish()])
      await editing.close()
      expect(report.problems).toEqual([])
      expect(report.counts['entries']).toBeGreaterThanOrEqual(before)
      const restored = await startTestServer({ folder: target })
      expect((await restored.services.rooms.read(projectId)).seq).toBe(report.counts['entries'])
      expect(await restored.services.accounts.needsOwner()).toBe(false)
      await restored.stop()
    } finally {
      await server.stop()
    }
  })

  it('says that what it copied was damaged before', async () => {
    const folder = filled.copy()
    change('delete from log where seq = 5')(folder)
    const { problems } = await backUp(configOf(folder), join(root, 'damaged'))
    expect(problems.map(({ what }) => what)).toEqual(['entry 5 of its log is missing'])
  })

  it('overwrites nothing, and makes nothing of nothing', async () => {
    await expect(backUp(configOf(filled.folder), root)).rejects.toThrow('exists already')
    const target = join(root, 'empty')
    await expect(backUp(configOf(join(root, 'no-such-folder')), target)).rejects.toThrow('holds no database')
    const folder = filled.copy()
    rmSync(join(folder, 'heddle.sqlite-wal'))
    await expect(backUp(configOf(folder), target)).rejects.toThrow('heddle.sqlite-wal is missing')
    expect(existsSync(target)).toBe(false)
  })

  it.runIf(findPostgres())('writes a PostgreSQL beside the objects, and it can be put back', async () => {
    const cluster = await startPostgres()
    const [url, other] = [(await cluster?.newDatabase()) ?? '', (await cluster?.newDatabase()) ?? '']
    const server = await startTestServer({ config: { databaseUrl: url } })
    try {
      const owner = await server.newPerson('Owner')
      const { project } = (await owner.call('POST', '/api/projects', { name: 'Kept', template: 'empty' })).json
      await owner.call('POST', `/api/projects/${project?.['id']}/publish`, {})
      const target = join(root, 'postgres')
      expect((await backUp({ ...configOf(server.folder), databaseUrl: url }, target)).problems).toEqual([])
      const { status, stderr } = spawnSync('pg_restore', [`--dbname=${other}`, join(target, DUMP_FILE)], { encoding: 'utf8' })
      expect([status, stderr]).toEqual([0, ''])
      const report = await checkData({ ...configOf(target), databaseUrl: other })
      expect(report).toMatchObject({ counts: { accounts: 1, projects: 1, releases: 1 }, problems: [] })
    } finally {
      await server.stop()
      cluster?.stop()
    }
  })
})

it('the database file holds everything after a start, and again after every minute', async () => {
  const folder = join(root, 'checkpoint')
  const database = openSqlite(folder)
  await runMigrations(database)
  const log = join(folder, 'heddle.sqlite-wal')
  expect(statSync(log).size).toBe(0)
  await database.db.insertInto('setting').values({ key: 'one', value: '' }).execute()
  expect(statSync(log).size).toBeGreaterThan(0)
  await database.checkpoint()
  expect(statSync(log).size).toBe(0)
  cpSync(join(folder, 'heddle.sqlite'), join(root, 'alone.sqlite'))
  const alone = new BetterSqlite(join(root, 'alone.sqlite'))
  expect(alone.prepare('select key from setting').all()).toEqual([{ key: 'one' }])
  alone.close()
  await database.close()
})
