import { readdirSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { join } from 'node:path'
import type { DocumentRecord } from '@heddle/document'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { LIMITS } from '../../limits.ts'
import { liveRecords } from '../../testing/test-ports.ts'
import { startTestServer, type Person, type TestServer } from '../../testing/test-server.ts'
import { visit } from '../../testing/visit.ts'

const ROOM = 40_000

/** A site whose page uploads files, below a path of its own. */
const uploading = (newId: () => string): readonly DocumentRecord[] => [
  ...liveRecords(newId).map((record) => (record.kind === 'site' ? { ...record, basePath: '/shop/' } : record)),
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

let server: TestServer
let ann: Person
let base = ''
let designId = ''
let projectId = ''
let time = Date.now()

beforeAll(async () => {
  server = await startTestServer({
    config: { userFilesBytes: ROOM },
    ports: {
      now: () => time,
      templates: [
        { id: 'uploading', assets: [], create: uploading },
        { id: 'live', assets: [], create: liveRecords },
      ],
    },
  })
  ann = await server.newPerson('Ann')
  for (const [name, template] of [
    ['Send', 'uploading'],
    ['Still', 'live'],
  ]) {
    const { json } = await ann.call('POST', '/api/projects', { name, template })
    const id = String(json['project']?.['id'])
    expect((await ann.call('POST', `/api/projects/${id}/publish`, {})).text).toContain('"release":')
    if (name === 'Send') projectId = id
  }
  base = `/api/projects/${projectId}`
  designId = (await server.services.releases.current('send'))?.release.designId ?? ''
})
afterAll(() => server.stop())
afterEach(() => vi.restoreAllMocks())

const site = () => server.siteUrl('send', '')

interface Signed {
  readonly signedRequest: string
  readonly url: string
  readonly name: string
  readonly error?: { readonly code: string; readonly message: string }
}

const FACTS = { name: 'note.txt', type: 'text/plain', size: 5, tag: 'photo' }

async function sign(facts: object = {}, { host = site(), root = '/shop', design = designId, headers = {} } = {}) {
  const { status, text } = await visit(`${host}${root}/ww/designs/${design}/user-files`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ ...FACTS, ...facts }),
  })
  return { status, json: JSON.parse(text) as Signed }
}

async function put(address: string, body: string, { host = site(), type = 'text/plain', method = 'PUT', headers = {} } = {}) {
  const { status, text } = await visit(host + address, { method, body, headers: { 'content-type': type, ...headers } })
  return { status, code: (JSON.parse(text || '{}') as Signed).error?.code }
}

const signedFor = async (facts: object = {}) => (await sign(facts)).json

describe('S7-07 a signed request', () => {
  it('says where the file goes and where it will be, its special characters replaced', async () => {
    const { status, json } = await sign({ name: '../my file<b>&“отчёт”.TXT' })
    expect(status).toBe(200)
    const { signedRequest, url, ...facts } = json
    expect(facts).toEqual({ name: '__my_file_b___отчёт_.TXT', ext: 'txt', tag: 'photo', size: 5 })
    expect(signedRequest).toMatch(/^\/shop\/ww\/user-files\/[a-z0-9]{32}\?signed=[\w.-]+$/)
    expect(url.startsWith(`${site()}/shop/ww/user-files/`)).toBe(true)
  })

  it('is given by a site that uploads, for its own design, and by no other', async () => {
    expect((await sign({}, { design: 'another' })).json.error?.code).toBe('no-uploads')
    const still = (await server.services.releases.current('still'))?.release.designId
    const answer = await sign({}, { host: server.siteUrl('still', ''), root: '', design: String(still) })
    expect([answer.status, answer.json.error]).toEqual([
      404,
      { code: 'no-uploads', message: 'Uploads are not set up for this site.' },
    ])
    const { json } = await ann.call('POST', `/ww/designs/${designId}/user-files`, FACTS)
    expect(json['error']?.['code']).toBe('not-found')
  })

  it.each([
    [{ size: LIMITS.userFileBytes + 1 }, 413, 'file-too-large'],
    [{ size: ROOM + 1 }, 507, 'no-room'],
    [{ size: -1 }, 400, 'invalid'],
    [{ size: 1.5 }, 400, 'invalid'],
    [{ name: '' }, 400, 'invalid'],
    [{ type: 'text' }, 400, 'invalid'],
    [{ type: 'text/plain\r\nx: y' }, 400, 'invalid'],
    [{ tag: 'x'.repeat(LIMITS.userFileTag + 1) }, 400, 'invalid'],
    [{ more: 1 }, 400, 'invalid'],
  ])('is refused for %j', async (facts, status, code) => {
    const answer = await sign(facts)
    expect([answer.status, answer.json.error?.code]).toEqual([status, code])
  })
})

describe('S7-21 the file of a signed request', () => {
  it('is kept with no right but the signature, and everybody with its address has it', async () => {
    const signed = await signedFor()
    expect(await put(signed.signedRequest, 'hello')).toEqual({ status: 200, code: undefined })
    const served = await visit(signed.url)
    expect([served.status, served.text, served.headers['content-type']]).toEqual([200, 'hello', 'text/plain; charset=utf-8'])
    expect(served.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-disposition': "inline; filename*=UTF-8''note.txt",
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(served.headers['content-security-policy']).toContain('sandbox')
    expect((await visit(signed.url, { headers: { range: 'bytes=1-2' } })).text).toBe('el')
    expect((await visit(signed.url.replace('/shop', ''))).status).toBe(404)
  })

  it('is taken once', async () => {
    const { signedRequest } = await signedFor()
    expect((await put(signedRequest, 'hello')).status).toBe(200)
    expect(await put(signedRequest, 'other')).toEqual({ status: 409, code: 'uploaded-already' })
  })

  it('is bound in method, key, type, length, end and site', async () => {
    const { signedRequest } = await signedFor()
    const refused = { status: 403, code: 'bad-upload' }
    const [path = '', signature = ''] = signedRequest.split('?signed=')
    const [claims = '', mark = ''] = signature.split('.')
    const forged = Buffer.from(Buffer.from(claims, 'base64url').toString().replace('"size":5', '"size":6')).toString('base64url')
    expect((await put(signedRequest, 'hello', { method: 'POST' })).status).toBe(405)
    expect(await put(signedRequest.replace(/files\/\w/, 'files/_'), 'hello')).toEqual(refused)
    expect(await put(signedRequest, 'hello', { type: 'text/html' })).toEqual(refused)
    expect(await put(signedRequest, 'hello!')).toEqual(refused)
    expect(await put(signedRequest, 'hell')).toEqual({ status: 400, code: 'upload-torn' })
    expect(await put(`${path}?signed=${forged}.${mark}`, 'hello!')).toEqual(refused)
    for (const text of ['', '.', 'e30.', `${claims}.`]) expect(await put(`${path}?signed=${text}`, 'hello')).toEqual(refused)
    expect(await put(signedRequest.replace('/shop', ''), 'hello', { host: server.siteUrl('still', '') })).toEqual(refused)
    const now = time
    time += LIMITS.userFileRequest
    expect(await put(signedRequest, 'hello')).toEqual(refused)
    time = now
    expect((await put(signedRequest, 'hello')).status).toBe(200)
  })

  it('leaves nothing when its visitor goes away', async () => {
    const signed = await signedFor({ size: 1000 })
    const { host, port, pathname, search } = new URL(site() + signed.signedRequest)
    await new Promise<void>((resolve) => {
      const headers = { host, 'content-type': 'text/plain', 'content-length': '1000' }
      const request = httpRequest({ host: '127.0.0.1', port, path: pathname + search, method: 'PUT', headers })
      request.on('error', () => resolve())
      request.write('hello', () => setTimeout(() => request.destroy(new Error('left')), 50))
    })
    const folder = join(server.folder, 'uploads.tmp')
    await expect.poll(() => readdirSync(folder)).toEqual([])
    expect((await visit(signed.url)).status).toBe(404)
  })

  it.each([
    ['page.html', 'text/html', 'application/octet-stream'],
    ['page.xhtml', 'application/xhtml+xml', 'application/octet-stream'],
    ['code.js', 'text/javascript', 'application/octet-stream'],
    ['looks.css', 'text/css', 'application/octet-stream'],
    ['paper.pdf', 'application/pdf', 'application/octet-stream'],
    ['logo.svg', 'image/svg+xml', 'image/svg+xml'],
  ])('never runs on the site: %s is handed out to be saved', async (name, type, servedType) => {
    const signed = await signedFor({ name, type, size: 24 })
    expect((await put(signed.signedRequest, '<svg onload="alert(1)"/>', { type })).status).toBe(200)
    const { headers } = await visit(signed.url)
    expect([headers['content-type'], headers['x-content-type-options']]).toEqual([servedType, 'nosniff'])
    expect(headers['content-disposition']).toBe(`attachment; filename*=UTF-8''${name}`)
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['content-security-policy']).toContain('sandbox')
  })
})

it('a draft takes files of its own, for whoever may see it, for a day', async () => {
  const address = String((await ann.call('POST', `${base}/preview`, {})).json['url'])
  const cookie = String((await visit(address)).headers['set-cookie']?.[0]).split(';')[0] ?? ''
  const host = new URL(address).origin
  expect((await sign({}, { host, root: '' })).json.error?.code).toBe('preview-expired')
  const { json } = await sign({}, { host, root: '', headers: { cookie } })
  expect(await put(json.signedRequest, 'hello', { host })).toMatchObject({ status: 403 })
  expect((await put(json.signedRequest, 'hello', { host, headers: { cookie } })).status).toBe(200)
  const served = await visit(json.url, { headers: { cookie } })
  expect([served.text, served.headers['cache-control']]).toEqual(['hello', 'private, max-age=31536000, immutable'])
  expect((await visit(json.url)).status).toBe(403)
  const { userFiles } = server.services
  const used = await userFiles.used(projectId)
  await userFiles.sweep()
  expect(await userFiles.used(projectId)).toBe(used)
  const now = time
  time += LIMITS.draftFileLife
  await userFiles.sweep()
  time = now
  expect(await userFiles.used(projectId)).toBe(used - 5)
})

it('a file that had not arrived when the server was killed is given to nobody, and frees its room', async () => {
  const { userFiles } = server.services
  const { db } = server.database
  const used = await userFiles.used(projectId)
  const signed = await signedFor()
  await put(signed.signedRequest, 'hello')
  const key = /user-files\/(\w+)/.exec(signed.url)?.[1] ?? ''
  await db.updateTable('user_file').set({ is_stored: 0 }).where('key', '=', key).execute()
  expect((await visit(signed.url)).status).toBe(404)
  await userFiles.sweep()
  expect(await userFiles.used(projectId)).toBe(used + 5)
  const now = time
  time += LIMITS.userFileRequest
  await userFiles.sweep()
  time = now
  expect(await userFiles.used(projectId)).toBe(used)
  expect(readdirSync(join(server.folder, 'objects', 'user-files', projectId))).not.toContain(key)
})

it('has room for so many bytes of one project, also when they come at once, and gives it free with the project', async () => {
  const used = await server.services.userFiles.used(projectId)
  const size = Math.ceil((ROOM - used) / 2) + 1
  const [one, other] = await Promise.all([signedFor({ size }), signedFor({ size })])
  const answers = await Promise.all(
    [one, other].map(({ signedRequest = '' } = {} as Signed) => put(signedRequest, 'x'.repeat(size))),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 507])
  await ann.call('DELETE', base)
  expect(await server.services.userFiles.used(projectId)).toBe(0)
  expect(readdirSync(join(server.folder, 'objects', 'user-files'))).toEqual([])
})
