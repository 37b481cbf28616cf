import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { elementDefinitions } from '@heddle/elements/definitions'
import { definePlugin, text } from '@heddle/kit'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { newId } from '../../ids.ts'
import { PROJECT_FILE_VERSION } from '../../project-file/format.ts'
import { readZipEntry, readZipList } from '../../project-file/zip-reader.ts'
import { createZipWriter } from '../../project-file/zip-writer.ts'
import { openWindow } from '../../testing/sync-client.ts'
import { sampleRecords } from '../../testing/test-ports.ts'
import { startTestServer, type Person, type TestServer } from '../../testing/test-server.ts'
import { visit } from '../../testing/visit.ts'

const label = (en: string) => ({ label: { en } })
const backend = definePlugin({
  namespace: 'backend',
  ...label('Backend'),
  description: { en: 'Rows of a server' },
  icon: 'database',
  settings: { public: { fields: {} }, private: { fields: { token: text(label('Token')) } } },
})
const SECRETS = ['sk-very-secret-plugin', 'sk-very-secret-origin']

const TEXT = Buffer.from('hello')

let server: TestServer
let ann: Person
let bob: Person
let png: Buffer

beforeAll(async () => {
  server = await startTestServer({
    ports: {
      definitions: new Map(elementDefinitions.map((definition) => [definition.type, definition])),
      plugins: new Map([[backend.namespace, backend]]),
      templates: [
        {
          id: 'backend',
          assets: [],
          create: (id) => [
            ...sampleRecords(id),
            { id: id(), kind: 'plugin', index: 'a0', name: 'B', namespace: 'backend', settings: { publicData: {} } },
          ],
        },
      ],
    },
  })
  ann = await server.newPerson('Ann')
  bob = await server.newPerson('Bob')
  png = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
})
afterAll(() => server.stop())

type Answer = Record<string, unknown> & { project?: Record<string, unknown>; error?: { code: string; message: string } }

async function upload(path: string, bytes: Uint8Array, name: string, person = ann) {
  const form = new FormData()
  form.append('file', new Blob([Uint8Array.from(bytes)]), name)
  const response = await fetch(server.url + path, { method: 'POST', body: form, headers: person.headers })
  return { status: response.status, json: (await response.json()) as Answer }
}
const send = (bytes: Uint8Array, person?: Person) => upload('/api/projects/import', bytes, 'a.heddle.zip', person)

async function exported(projectId: string) {
  const response = await fetch(`${server.url}/api/projects/${projectId}/file`, { headers: ann.headers })
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

/** Names and contents of an archive. */
async function unpack(bytes: Buffer): Promise<ReadonlyMap<string, Buffer>> {
  const path = join(server.folder, newId())
  writeFileSync(path, bytes)
  const handle = await open(path)
  const files = new Map<string, Buffer>()
  for (const entry of await readZipList(handle, 100)) files.set(entry.name, await readZipEntry(handle, entry))
  await handle.close()
  return files
}

async function pack(files: Readonly<Record<string, Uint8Array>>): Promise<Buffer> {
  const path = join(server.folder, newId())
  const handle = await open(path, 'wx')
  const zip = createZipWriter(handle)
  for (const [name, content] of Object.entries(files)) await zip.add(name, content, 'deflated')
  await zip.end()
  await handle.close()
  return readFileSync(path)
}

const bodyOf = (change: object) =>
  Buffer.from(
    JSON.stringify({
      kind: 'heddle-project',
      version: PROJECT_FILE_VERSION,
      format: 1,
      records: sampleRecords(newId),
      assets: [],
      ...change,
    }),
  )

/** A project with a picture, secrets, and a member. */
async function fullProject() {
  const id = String((await ann.call('POST', '/api/projects', { name: 'Lake', template: 'backend' })).json['project']?.['id'])
  const { json } = await upload(`/api/projects/${id}/assets`, png, 'red.png')
  const asset = { id: newId(), kind: 'asset', folder: '', index: 'a0', ...json }
  const window = await openWindow(server, ann, id)
  expect(await window.push({ put: { [asset.id]: asset } })).toBe('saved')
  await window.close()
  await ann.call('PATCH', `/api/projects/${id}/plugins/backend`, { values: { token: SECRETS[0] } })
  const secret = await ann.call('POST', `/api/projects/${id}/secrets`, {
    name: 'key',
    origin: 'https://example.org',
    value: SECRETS[1],
  })
  expect(secret.status).toBe(200)
  return { id, file: String(json['file']) }
}

const recordsOf = async (id: string) => (await server.services.rooms.read(id)).records
const storedAssets = () =>
  readdirSync(join(server.folder, 'objects', 'assets'), { recursive: true })
    .map(String)
    .toSorted()
const projectsOf = async (person: Person) => (await person.call('GET', '/api/projects')).json['projects'] as unknown as object[]

describe('a project as one file', () => {
  it('is downloaded, and makes the same project for whoever imports it, elsewhere too', async () => {
    const { id, file } = await fullProject()
    const { response, bytes } = await exported(id)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="lake.heddle.zip"',
      'content-length': String(bytes.length),
      'cache-control': 'private, no-store',
    })

    const { status, json } = await send(bytes, bob)
    expect(status).toBe(200)
    const made = json['project']
    expect(made).toMatchObject({ name: 'Lake', slug: 'lake-2', url: null })
    expect(made?.['id']).not.toBe(id)
    expect(await recordsOf(String(made?.['id']))).toEqual(await recordsOf(id))
    // It is Bob’s, and goes out as what came in.
    expect((await ann.call('GET', `/api/projects/${made?.['id']}/members`)).status).toBe(404)
    const again = await fetch(`${server.url}/api/projects/${made?.['id']}/file`, { headers: bob.headers })
    expect(Buffer.from(await again.arrayBuffer()).equals(bytes)).toBe(true)

    // On a server that never saw the picture.
    const other = await startTestServer({ ports: { plugins: new Map([[backend.namespace, backend]]) } })
    try {
      const cleo = await other.newPerson('Cleo')
      const form = new FormData()
      form.append('file', new Blob([Uint8Array.from(bytes)]), 'lake.heddle.zip')
      const answer = await fetch(`${other.url}/api/projects/import`, { method: 'POST', body: form, headers: cleo.headers })
      expect(answer.status).toBe(200)
      const { json } = await cleo.call('GET', '/api/session')
      expect((await visit(`${json['assetsUrl']}${file}`)).bytes.equals(png)).toBe(true)
    } finally {
      await other.stop()
    }
  })

  it('holds no secret, no account and no member', async () => {
    const { id } = await fullProject()
    const files = await unpack((await exported(id)).bytes)
    expect([...files.keys()].at(-1)).toBe('project.json')
    const text = [...files.values()].map((bytes) => bytes.toString('latin1')).join('\n')
    for (const secret of [...SECRETS, 'ann@example.com']) {
      for (const hidden of [secret, Buffer.from(secret).toString('base64').slice(0, -4), encodeURIComponent(secret)]) {
        if (hidden.length > 2) expect(text).not.toContain(hidden)
      }
    }
    const made = (await send((await exported(id)).bytes)).json['project']
    const { json } = await ann.call('GET', `/api/projects/${made?.['id']}/plugins/backend`)
    expect(json['isSet']).toEqual({ token: false })
    expect((await ann.call('GET', `/api/projects/${made?.['id']}/secrets`)).json['secrets']).toEqual([])
  })

  it('of every earlier Heddle is taken', async () => {
    const folder = fileURLToPath(new URL('../../../../../fixtures/', import.meta.url))
    const kept = readdirSync(join(folder, 'project-files'))
    expect(kept.length).toBe(PROJECT_FILE_VERSION)
    for (const file of kept) {
      const { status, json } = await send(readFileSync(join(folder, 'project-files', file)))
      expect(status, file).toBe(200)
      expect(json['project'], file).toMatchObject({ name: 'Kept by version 1' })
    }
    for (const version of readdirSync(join(folder, 'projects'))) {
      for (const name of readdirSync(join(folder, 'projects', version))) {
        const kept = JSON.parse(readFileSync(join(folder, 'projects', version, name), 'utf8')) as object
        const { status, json } = await send(await pack({ 'project.json': bodyOf(kept) }))
        expect(status, `${version}/${name}: ${JSON.stringify(json)}`).toBe(200)
      }
    }
  })
})

describe('a file that is refused', () => {
  const fake = `${'a'.repeat(40)}.txt`

  it.each<[string, () => Promise<Uint8Array>, number, string]>([
    ['no archive', async () => Buffer.from('hello'), 422, 'bad-project-file'],
    ['a newer one', () => pack({ 'project.json': bodyOf({ version: 7 }) }), 422, 'newer-project-file'],
    ['with a path that leads out', () => pack({ 'project.json': bodyOf({}), '../../x': png }), 422, 'bad-project-file'],
    ['unsound', () => pack({ 'project.json': bodyOf({ records: [{ id: 'x' }] }) }), 422, 'unsound-project'],
    [
      'whose picture is another one',
      () => pack({ 'project.json': bodyOf({ assets: [fake] }), [`assets/${fake}`]: Buffer.from('other') }),
      422,
      'altered-asset',
    ],
    [
      'whose picture is none',
      () =>
        pack({
          'project.json': bodyOf({ assets: [fake.replace('txt', 'png')] }),
          [`assets/${fake.replace('txt', 'png')}`]: TEXT,
        }),
      422,
      'not-an-image',
    ],
  ])('is told what is wrong and leaves nothing: %s', async (_what, make, status, code) => {
    const [projects, files] = [(await projectsOf(ann)).length, storedAssets()]
    const answer = await send(await make())
    expect([answer.status, answer.json.error?.code]).toEqual([status, code])
    expect(answer.json.error?.message).toMatch(/\w+/)
    expect((await projectsOf(ann)).length).toBe(projects)
    expect(storedAssets()).toEqual(files)
    expect(readdirSync(join(server.folder, 'uploads.tmp'))).toEqual([])
  })

  it('leaves nothing of its sound assets either', async () => {
    const sound = Buffer.from('a sound text of its own')
    const name = `${createHash('sha256').update(sound).digest('hex').slice(0, 40)}.txt`
    const files = storedAssets()
    const answer = await send(
      await pack({ 'project.json': bodyOf({ assets: [name, fake] }), [`assets/${name}`]: sound, [`assets/${fake}`]: TEXT }),
    )
    expect(answer.json.error?.code).toBe('altered-asset')
    expect(storedAssets()).toEqual(files)
  })

  it('makes no project once whoever sent it has called it off, while it is sent and while it is read', async () => {
    const { bytes } = await exported((await fullProject()).id)
    const before = await projectsOf(ann)
    const { projectFiles } = server.services
    const found = server.database.db.selectFrom('user').select('id').where('email', '=', 'ann@example.com')
    const owner = { ...(await found.executeTakeFirstOrThrow()), name: 'Ann', email: 'ann@example.com' }
    const control = new AbortController()
    const reading = projectFiles.import(owner, Readable.from([bytes]), control.signal)
    control.abort()
    await expect(reading).rejects.toMatchObject({ code: 'cancelled' })

    const told = Promise.withResolvers<AbortSignal | undefined>()
    const held = vi.spyOn(projectFiles, 'import').mockImplementation(async (_owner, incoming, signal) => {
      incoming.resume()
      told.resolve(signal)
      return new Promise<never>(() => undefined)
    })
    const leaving = new AbortController()
    const form = new FormData()
    form.append('file', new Blob([Uint8Array.from(bytes)]), 'a.zip')
    const path = `${server.url}/api/projects/import`
    const asked = fetch(path, { method: 'POST', body: form, headers: ann.headers, signal: leaving.signal }).catch(() => undefined)
    const signal = await told.promise
    expect(signal?.aborted).toBe(false)
    leaving.abort()
    await asked
    await expect.poll(() => signal?.aborted).toBe(true)
    held.mockRestore()
    expect(await projectsOf(ann)).toEqual(before)
  })

  it('needs the field “file”', async () => {
    expect((await ann.call('POST', '/api/projects/import', {})).json['error']?.['code']).toBe('no-file')
  })
})
