import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { AssetRecord } from '@heddle/document'
import { newId } from '../ids.ts'
import { LIMITS } from '../limits.ts'
import { personAt } from '../testing/person.ts'
import { findPostgres } from '../testing/postgres-cluster.ts'
import { sharedStores } from '../testing/shared-stores.ts'
import { openWindow } from '../testing/sync-client.ts'
import { startTestServer, type Person, type TestServer } from '../testing/test-server.ts'

const ROOM = 1_000_000

const stores = sharedStores('room')
let time = Date.now()

interface Uploaded {
  readonly status: number
  readonly json: { readonly file: string; readonly error?: { readonly code: string; readonly message: string } }
}

async function upload({ url }: TestServer, { headers }: Person, path: string, content: string | Blob): Promise<Uploaded> {
  const body = new FormData()
  body.append('file', new Blob([content]), 'notes.txt')
  const response = await fetch(`${url}${path}`, { method: 'POST', body, headers })
  return { status: response.status, json: (await response.json()) as Uploaded['json'] }
}
/** A text of so many bytes that no other one is equal to. */
const textOf = (bytes: number) => `${newId()} `.repeat(Math.ceil(bytes / 17)).slice(0, bytes)
const recordOf = (file: string, size: number): AssetRecord => ({
  id: newId(),
  kind: 'asset',
  name: 'notes.txt',
  folder: '',
  index: 'a0',
  file,
  mime: 'text/plain',
  size,
})

describe.each(['SQLite and a folder', 'PostgreSQL and object storage'] as const)(
  'room for the files of a project, on %s',
  (on) => {
    const isElsewhere = on.startsWith('PostgreSQL')
    const test = it.skipIf(isElsewhere && !findPostgres())

    async function start(databaseUrl?: string, isShared = false, room = ROOM) {
      const elsewhere = {
        ...(databaseUrl !== undefined && { databaseUrl }),
        s3: stores.s3.settings,
        secret: 'one secret that all processes have',
        isShared,
      }
      const server = await startTestServer({
        folder: join(stores.root, newId()),
        config: { assetsBytes: room, ...(isElsewhere && elsewhere) },
        ports: { now: () => time },
      })
      stores.servers.push(server)
      return server
    }
    async function open() {
      const url = isElsewhere ? await stores.cluster?.newDatabase() : undefined
      const server = await start(url, isElsewhere)
      const owner = await server.newPerson('Owner')
      const { json } = await owner.call('POST', '/api/projects', { name: 'Full', template: 'empty' })
      const projectId = String(json['project']?.['id'])
      return { url, server, owner, projectId, path: `/api/projects/${projectId}/assets` }
    }

    test('of many that come at once no more are kept than there is room for, and the others are told what is left', async () => {
      const { url, server, owner, path } = await open()
      // Where several processes give out the same project, the room is one.
      const other = isElsewhere ? await start(url, true) : server
      const otherOwner = personAt(other.url, String(owner.headers['cookie'] ?? ''))
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_, at) =>
          at % 2 === 0 ? upload(server, owner, path, textOf(400_000)) : upload(other, otherOwner, path, textOf(400_000)),
        ),
      )
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 507, 507, 507, 507])
      const refused = answers.flatMap(({ json }) => json.error ?? [])
      for (const { code, message } of refused) {
        expect(code).toBe('no-room')
        expect(message).toContain('room for 0.2 MB more, of 1 MB in all')
        expect(message).toContain('HEDDLE_ASSETS_MB')
      }
      expect((await upload(server, owner, path, textOf(200_000))).status).toBe(200)
    })

    test('a file that is there takes its room once', async () => {
      const { server, owner, path } = await open()
      const text = textOf(900_000)
      expect((await upload(server, owner, path, text)).status).toBe(200)
      expect((await upload(server, owner, path, text)).status).toBe(200)
      expect((await upload(server, owner, path, textOf(200_000))).status).toBe(507)
    })

    test('what was deleted from the project gives its room back, what a record names does not', async () => {
      const { server, owner, projectId, path } = await open()
      const window = await openWindow(server, owner, projectId)
      const [kept, gone] = [textOf(500_000), textOf(400_000)]
      const keptRecord = recordOf((await upload(server, owner, path, kept)).json.file, 500_000)
      const goneRecord = recordOf((await upload(server, owner, path, gone)).json.file, 400_000)
      await window.push({ put: { [keptRecord.id]: keptRecord, [goneRecord.id]: goneRecord } })
      time += LIMITS.assetUnderWay + 1
      expect((await upload(server, owner, path, textOf(400_000))).status).toBe(507)
      await window.push({ remove: { [goneRecord.id]: goneRecord } })
      expect((await upload(server, owner, path, textOf(400_000))).status).toBe(200)
      expect((await upload(server, owner, path, textOf(400_000))).status).toBe(507)
      await window.close()
    })

    test('a project that comes as a file and has more than there is room for is refused whole', async () => {
      if (isElsewhere) return
      const { server, owner, projectId, path } = await open()
      const window = await openWindow(server, owner, projectId)
      const record = recordOf((await upload(server, owner, path, textOf(600_000))).json.file, 600_000)
      await window.push({ put: { [record.id]: record } })
      await window.close()
      const file = await (await fetch(`${server.url}/api/projects/${projectId}/file`, { headers: owner.headers })).blob()
      const small = await start(undefined, false, 500_000)
      const { status, json } = await upload(small, await small.newPerson('Owner'), '/api/projects/import', file)
      expect([status, json.error?.code]).toEqual([507, 'no-room'])
      expect(json.error?.message).toContain('take 0.6 MB, and here a project has room for 0.5 MB, so nothing was imported')
    })

    test('an upload that could not be stored takes no room, and nothing names it while it is on its way', async () => {
      if (!isElsewhere) return
      const { server, owner, path } = await open()
      stores.s3.trouble('busy', 1_000, /^PUT assets/)
      const before = stores.s3.asked.length
      const uploading = upload(server, owner, path, textOf(900_000))
      await expect.poll(() => stores.s3.asked.slice(before).some((asked) => asked.startsWith('PUT assets'))).toBe(true)
      expect(await server.database.db.selectFrom('asset').select('file').where('size', '=', 900_000).execute()).toEqual([])
      expect((await uploading).status).toBeGreaterThanOrEqual(500)
      stores.s3.calm()
      expect((await upload(server, owner, path, textOf(900_000))).status).toBe(200)
    })
  },
)
