import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { blankNode, type AssetRecord, type DocumentRecord } from '@heddle/document'
import { checkData } from '../data/check-data.ts'
import { readConfig } from '../config.ts'
import { newId } from '../ids.ts'
import { LIMITS } from '../limits.ts'
import { findPostgres } from '../testing/postgres-cluster.ts'
import { sharedStores } from '../testing/shared-stores.ts'
import { openWindow } from '../testing/sync-client.ts'
import { startTestServer, type Person, type TestServer } from '../testing/test-server.ts'
import { assetKey, narrowedKey } from '../uploads/file-kinds.ts'
import { createRemovedFiles } from './removed-files.ts'
import { createUnusedFiles } from './unused-files.ts'

const DAY = 86_400_000
const GRACE = LIMITS.deletedFilesLife
const SECRET = 'one secret that all processes have'

const stores = sharedStores('unused')
let time = Date.now()

async function upload({ url }: TestServer, { headers }: Person, projectId: string, text: string) {
  const body = new FormData()
  body.append('file', new Blob([text]), 'notes.txt')
  const response = await fetch(`${url}/api/projects/${projectId}/assets`, { method: 'POST', body, headers })
  const json = (await response.json()) as { readonly file: string; readonly error?: { readonly code: string } }
  return { status: response.status, file: json.file, code: json.error?.code }
}

describe.each(['SQLite and a folder', 'PostgreSQL and object storage'] as const)('files nobody uses any more, on %s', (on) => {
  const isElsewhere = on.startsWith('PostgreSQL')
  const test = it.skipIf(isElsewhere && !findPostgres())

  async function start(databaseUrl?: string) {
    const elsewhere = {
      ...(databaseUrl !== undefined && { databaseUrl }),
      s3: stores.s3.settings,
      secret: SECRET,
      isShared: true,
    }
    const server = await startTestServer({
      folder: join(stores.root, newId()),
      config: isElsewhere ? elsewhere : {},
      ports: { now: () => time },
    })
    stores.servers.push(server)
    return server
  }

  /** A server, a project with a file in it, and the keys of what is stored of that file. */
  async function open(text = `Pack light. ${newId()}`) {
    const url = isElsewhere ? await stores.cluster?.newDatabase() : undefined
    const server = await start(url)
    const owner = await server.newPerson('Owner')
    const newProject = async (name: string) =>
      String((await owner.call('POST', '/api/projects', { name, template: 'empty' })).json['project']?.['id'])
    const projectId = await newProject('Own')
    const { file } = await upload(server, owner, projectId, text)
    const record: AssetRecord = {
      id: newId(),
      kind: 'asset',
      name: 'notes.txt',
      folder: '',
      index: 'a0',
      file,
      mime: 'text/plain',
      size: text.length,
    }
    const window = await openWindow(server, owner, projectId)
    const change = async (diff: { readonly put?: readonly DocumentRecord[]; readonly remove?: readonly DocumentRecord[] }) => {
      const byId = (records: readonly DocumentRecord[] = []) => Object.fromEntries(records.map((one) => [one.id, one]))
      expect(await window.push({ put: byId(diff.put), remove: byId(diff.remove) })).toBe('saved')
    }
    await change({ put: [record] })
    const narrowed = narrowedKey(file, 320)
    if (isElsewhere) stores.s3.objects.set(narrowed, Buffer.from('narrow'))
    else {
      mkdirSync(dirname(join(server.folder, 'objects', narrowed)), { recursive: true })
      writeFileSync(join(server.folder, 'objects', narrowed), 'narrow')
    }
    /** The home page draws the file. */
    const drawn = async () => {
      const { records } = await server.services.rooms.read(projectId)
      const section = records.find((one) => one.kind === 'node' && one.element === 'section')?.id ?? ''
      const node = blankNode(newId(), 'image', { parentId: section, slot: 'children', index: 'a5' })
      return { ...node, props: { url: { default: `asset:${record.id}` } } }
    }
    const publish = async () => {
      const { text: lines } = await owner.call('POST', `/api/projects/${projectId}/publish`, {})
      expect(lines).toContain('"release":')
      return lines
    }
    const stored = () => {
      const all = isElsewhere
        ? [...stores.s3.objects.keys()]
        : readdirSync(join(server.folder, 'objects'), { recursive: true, encoding: 'utf8' })
      return [assetKey(file), narrowed].filter((key) => all.includes(key))
    }
    const rows = () => server.database.db.selectFrom('asset').selectAll().where('file', '=', file).execute()
    const check = () =>
      checkData({
        ...readConfig({ HEDDLE_DATA: server.folder, DATABASE_URL: url ?? '' }),
        ...(isElsewhere && { s3: stores.s3.settings }),
      })
    return {
      url,
      server,
      owner,
      newProject,
      projectId,
      text,
      file,
      record,
      change,
      stored,
      rows,
      check,
      drawn,
      publish,
      kept: [assetKey(file), narrowed],
    }
  }
  /** Days go by, and everybody looks in each of their hours. */
  async function pass(days: number, ...looking: readonly TestServer[]) {
    for (let day = 0; day < days; day++) {
      time += DAY
      await Promise.all(looking.map((server) => server.services.unusedFiles.sweep()))
      time += LIMITS.removedFileWait
      await Promise.all(looking.map((server) => server.services.unusedFiles.sweep()))
    }
  }

  test('a file that was deleted goes when its time is over, with its widths and its row, and not before', async () => {
    const { server, record, change, stored, rows, kept, check, publish } = await open()
    await pass(40, server)
    expect(stored()).toEqual(kept)
    await change({ remove: [record] })
    await pass(28, server)
    expect(stored()).toEqual(kept)
    await pass(4, server)
    expect(stored()).toEqual([])
    expect(await rows()).toEqual([])
    expect(await server.database.db.selectFrom('removed_file').selectAll().execute()).toEqual([])
    expect((await check()).problems).toEqual([])
    await publish()
  })

  test('an undo within the time keeps it, whenever it was looked at, and its time begins anew', async () => {
    const { server, record, change, stored, kept } = await open()
    await change({ remove: [record] })
    await pass(28, server)
    // Between two looks: who looks before and after sees it deleted both times.
    await change({ put: [record] })
    await change({ remove: [record] })
    await pass(28, server)
    expect(stored()).toEqual(kept)
    await change({ put: [record] })
    await pass(40, server)
    expect(stored()).toEqual(kept)
  })

  test('an undo that comes while it is taken away keeps it, and one that comes later is told what to do', async () => {
    const { server, owner, projectId, record, change, stored, kept, file, text, drawn, publish } = await open()
    await change({ put: [await drawn()] })
    await change({ remove: [record] })
    await pass(2, server)
    time += GRACE
    const late = createUnusedFiles({
      database: server.database,
      deletedFilesLife: GRACE,
      now: () => time,
      storagePlace: { kind: 'disk', folder: join(server.folder, 'objects') },
      pool: { run: () => Promise.resolve([] as never) },
      storage: { remove: () => Promise.resolve(), removeFolder: () => Promise.resolve() },
      rooms: {
        async read(id) {
          const seen = await server.services.rooms.read(id)
          await change({ put: [record] })
          return seen
        },
      },
      onError: (error) => {
        throw error
      },
    })
    await late.sweep()
    await pass(2, server)
    expect(stored()).toEqual(kept)

    await change({ remove: [record] })
    await pass(33, server)
    expect(stored()).toEqual([])
    await change({ put: [record] })
    expect(await publish()).toContain('The uploaded file ' + file + ' is no longer in storage')
    expect((await upload(server, owner, projectId, text)).file).toBe(file)
    expect(stored()).toEqual([assetKey(file)])
    await pass(40, server)
    expect(stored()).toEqual([assetKey(file)])
  })

  test('what a kept release shows stays, with its widths, and goes when no release shows it any more', async () => {
    const { server, projectId, record, change, stored, kept, drawn, publish, check } = await open()
    const image = await drawn()
    await change({ put: [image] })
    await publish()
    await change({ remove: [image, record] })
    time += 1
    await publish()
    await pass(70, server)
    expect(stored()).toEqual(kept)
    const releases = await server.services.releases.list(projectId)
    const { db } = server.database
    await db
      .updateTable('project')
      .set({ production_before: releases[0]?.id ?? null })
      .where('id', '=', projectId)
      .execute()
    await db
      .deleteFrom('release')
      .where('id', '=', releases[1]?.id ?? '')
      .execute()
    await pass(33, server)
    expect(stored()).toEqual([])
    expect((await check()).problems).toEqual([])
  })

  test('what another project has stays for it, and goes when that one has deleted it too', async () => {
    const { server, owner, newProject, record, change, stored, rows, kept, text } = await open()
    const other = await newProject('Other')
    await upload(server, owner, other, text)
    const otherWindow = await openWindow(server, owner, other)
    await otherWindow.push({ put: { [record.id]: record } })
    await change({ remove: [record] })
    await pass(33, server)
    expect((await rows()).map(({ project_id: id }) => id)).toEqual([other])
    expect(stored()).toEqual(kept)
    await otherWindow.push({ remove: { [record.id]: record } })
    await pass(33, server)
    expect(stored()).toEqual([])
  })

  test('files of a deleted project go an hour after it, but for those that another project has', async () => {
    const { server, owner, newProject, projectId, stored, rows, kept, text, check } = await open()
    const { unusedFiles } = server.services
    const other = await newProject('Other')
    await upload(server, owner, other, text)
    expect((await owner.call('DELETE', `/api/projects/${projectId}`)).status).toBe(200)
    time += LIMITS.removedFileWait
    await unusedFiles.sweep()
    expect(stored()).toEqual(kept)
    expect((await owner.call('DELETE', `/api/projects/${other}`)).status).toBe(200)
    await unusedFiles.sweep()
    expect([await rows(), stored()]).toEqual([[], kept])
    time += LIMITS.removedFileWait
    await unusedFiles.sweep()
    expect(stored()).toEqual([])
    expect((await check()).problems).toEqual([])
  })

  test('several processes that look at once take it away once', async () => {
    const { url, server, record, change, stored, rows, check } = await open()
    const others = isElsewhere ? [await start(url), await start(url)] : []
    await change({ remove: [record] })
    await pass(33, server, ...others)
    expect(stored()).toEqual([])
    expect(await rows()).toEqual([])
    expect((await check()).problems).toEqual([])
  })

  test('an upload of the same file begins its time anew, also when its row is gone and its bytes are not', async () => {
    const { server, owner, projectId, record, change, stored, rows, kept, text, check } = await open()
    await change({ remove: [record] })
    await pass(28, server)
    // Its row goes; its bytes wait a little longer.
    time += 2 * DAY
    await server.services.unusedFiles.sweep()
    expect([await rows(), stored()]).toEqual([[], kept])
    expect((await upload(server, owner, projectId, text)).status).toBe(200)
    await pass(25, server)
    expect(stored()).toEqual(kept)
    expect((await check()).problems).toEqual([])
  })

  test('wherever it is cut the next one goes on, nothing names bytes that are gone, and an upload in that moment is refused', async () => {
    const { server, owner, projectId, record, change, stored, rows, text, check } = await open()
    const { database } = server
    await change({ remove: [record] })
    await pass(28, server)
    time += 2 * DAY
    await server.services.unusedFiles.sweep()
    time += LIMITS.removedFileWait
    // Killed while it takes the bytes away.
    const killed = createRemovedFiles({
      database,
      now: () => time,
      storage: { remove: () => Promise.reject(new Error('killed')), removeFolder: () => Promise.resolve() },
    })
    await expect(killed.sweep()).rejects.toThrow('killed')
    expect(await rows()).toEqual([])
    expect((await check()).problems).toEqual([])
    expect(await upload(server, owner, projectId, text)).toMatchObject({ status: 503, code: 'file-being-removed' })
    expect(await rows()).toEqual([])
    time += LIMITS.removedFileLease + LIMITS.removedFileWait
    await server.services.unusedFiles.sweep()
    expect(stored()).toEqual([])
    expect((await upload(server, owner, projectId, text)).status).toBe(200)
    expect(stored()).toHaveLength(1)
  })
})
