import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { blankPage, type DocumentRecord } from '@heddle/document'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { LIMITS } from './limits.ts'
import { startS3Server, type S3Server } from './testing/s3-server.ts'
import { liveRecords } from './testing/test-ports.ts'
import { startTestServer, type Person, type TestServer } from './testing/test-server.ts'
import { visit } from './testing/visit.ts'

/** A site that uploads files, and has a page drawn for its address. */
const shop = (newId: () => string): readonly DocumentRecord[] => [
  ...liveRecords(newId),
  blankPage(newId(), 'Goods', 'goods/{{slug|rye}}', 'a8', ['en']),
  {
    id: newId(),
    kind: 'workflow',
    name: 'send',
    folder: '',
    index: 'a0',
    trigger: 'onload',
    parameters: [],
    firstAction: 'send000000000000',
    actions: { send000000000000: { type: 'upload-file', args: { source: 'value', file: { type: 'f', code: 'null' } } } },
  },
]

let s3: S3Server
let server: TestServer
let ann: Person
let projectId = ''

beforeAll(async () => {
  s3 = await startS3Server({ pageSize: 5 })
  server = await startTestServer({
    config: { s3: s3.settings },
    ports: { templates: [{ id: 'shop', assets: [], create: shop }] },
  })
  ann = await server.newPerson('Ann')
  projectId = String((await ann.call('POST', '/api/projects', { name: 'Shop', template: 'shop' })).json['project']?.['id'])
  await publish()
})
afterAll(async () => {
  await server.stop()
  await s3.stop()
})

const publish = async () =>
  expect((await ann.call('POST', `/api/projects/${projectId}/publish`, {})).text).toContain('"release":')
const keys = (prefix: string) => [...s3.objects.keys()].filter((key) => key.startsWith(prefix))

it('what is published lies in the bucket alone, and is visited from a copy here', async () => {
  expect(keys(`releases/${projectId}/`).some((key) => key.endsWith('/release.json'))).toBe(true)
  expect(existsSync(join(server.folder, 'objects'))).toBe(false)
  const first = await visit(server.siteUrl('shop'))
  expect([first.status, first.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  const chunk = keys('chunks/').find((key) => key.endsWith('.js')) ?? ''
  expect((await visit(server.siteUrl('shop', `/ww/${chunk}`))).status).toBeLessThan(500)
  // Storage may be away: who visits does not notice.
  s3.trouble('busy', 1_000)
  expect((await visit(server.siteUrl('shop'))).text).toBe(first.text)
  s3.calm()
})

it('pages are drawn for their address by a job that reads the bucket by itself', async () => {
  await expect
    .poll(async () => (await visit(server.siteUrl('shop', '/goods/wheat'))).text)
    .toContain('<!-- drawn for /goods/wheat -->')
})

it('a builder’s upload is stored, shown, narrowed for visitors, exported, and gone with its project', async () => {
  const photo = await sharp({ create: { width: 900, height: 300, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
  const file = `${createHash('sha256').update(photo).digest('hex').slice(0, 40)}.jpg`
  const form = new FormData()
  form.append('file', new Blob([Uint8Array.from(photo)], { type: 'image/jpeg' }), 'a.jpg')
  const { json } = await ann.call('POST', '/api/projects', { name: 'Photos', template: 'shop' })
  const id = String(json['project']?.['id'])
  const sent = await fetch(`${server.url}/api/projects/${id}/assets`, { method: 'POST', body: form, headers: ann.headers })
  expect(await sent.json()).toMatchObject({ file, width: 900 })
  expect(s3.objects.get(`assets/${file.slice(0, 2)}/${file}`)?.equals(photo)).toBe(true)
  const address = String((await ann.call('GET', '/api/session')).json['assetsUrl']) + file
  const shown = await visit(address)
  expect([shown.status, shown.headers['content-type'], shown.bytes.length]).toEqual([200, 'image/jpeg', photo.length])
  expect(shown.bytes.equals(photo)).toBe(true)
  await expect.poll(async () => (await server.services.pictures.read(file, 320))?.length ?? 0).toBeGreaterThan(10)
  await expect.poll(() => keys('pictures/')).toEqual([`pictures/${file.slice(0, 2)}/${file}/320.webp`])
  const exported = await server.services.projectFiles.export(id)
  expect(exported.size).toBeGreaterThan(500)
  exported.content.destroy()
  expect((await ann.call('DELETE', `/api/projects/${id}`)).status).toBeLessThan(300)
  await expect.poll(() => [...keys(`releases/${id}`)]).toEqual([])
  // Its uploads an hour later.
  await server.database.db.updateTable('removed_file').set({ since: 1 }).execute()
  await server.services.unusedFiles.sweep()
  expect([...keys('assets/'), ...keys('pictures/')]).toEqual([])
  expect((await visit(address)).status).toBe(404)
})

it('S7-21 a visitor’s file goes through our origin into the bucket, and comes back; none of it stays where storing it fails', async () => {
  const site = server.siteUrl('shop', '')
  const designId = (await server.services.releases.current('shop'))?.release.designId
  const sign = async () => {
    const asked = await visit(`${site}/ww/designs/${designId}/user-files`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'note.txt', type: 'text/plain', size: 5, tag: '' }),
    })
    return JSON.parse(asked.text) as { readonly signedRequest: string; readonly url: string }
  }
  const put = (address: string) =>
    visit(site + address, { method: 'PUT', body: 'hello', headers: { 'content-type': 'text/plain' } })
  const { signedRequest, url } = await sign()
  // The address is the site's own: no page of it may reach another host.
  expect(signedRequest).toMatch(/^\/ww\/user-files\//)
  expect((await put(signedRequest)).status).toBeLessThan(300)
  expect(keys(`user-files/${projectId}/`)).toHaveLength(1)
  expect((await visit(url)).text).toBe('hello')
  const next = await sign()
  s3.trouble('busy', 3, /^PUT user-files/)
  const refused = await put(next.signedRequest)
  expect([refused.status, JSON.parse(refused.text)]).toMatchObject([503, { error: { code: 'storage-unreachable' } }])
  expect(keys(`user-files/${projectId}/`)).toHaveLength(1)
  // The request was not used up by that.
  expect((await put(next.signedRequest)).status).toBeLessThan(300)
})

it('what no release names any more goes from the bucket', async () => {
  const before = new Set(keys(`releases/${projectId}/`).map((key) => key.split('/')[2]))
  s3.objects.set(`releases/${projectId}/left-by-a-killed-process/packs/1`, Buffer.from('x'))
  await publish()
  const after = new Set(keys(`releases/${projectId}/`).map((key) => key.split('/')[2]))
  expect(after.size).toBe(before.size + 1)
  expect(after).not.toContain('left-by-a-killed-process')
})

it('publishing that storage refuses says so, changes nothing for visitors and leaves nothing behind', async () => {
  const before = keys('releases/')
  s3.trouble('busy', 1_000, /^(PUT|COPY) releases/)
  const { text } = await ann.call('POST', `/api/projects/${projectId}/publish`, {})
  s3.calm()
  expect(text).toContain('storage-unreachable')
  expect(keys('releases/')).toEqual(before)
  expect((await visit(server.siteUrl('shop'))).status).toBe(200)
})

it('does not start on an empty bucket where the data folder holds the objects, and says how they get there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'heddle-moved-'))
  const empty = await startS3Server()
  mkdirSync(join(folder, 'objects'))
  writeFileSync(join(folder, 'objects', 'one'), 'x')
  await expect(startTestServer({ folder, config: { s3: empty.settings } })).rejects.toThrow('npm run backup')
  await empty.stop()
  rmSync(folder, { recursive: true })
})

it('keeps no more copies here than it may', () => {
  expect(readdirSync(join(server.folder, 'objects.cache')).length).toBeGreaterThan(0)
  expect(LIMITS.objectCacheBytes).toBe(2_000_000_000)
})
