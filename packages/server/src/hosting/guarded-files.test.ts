import sharp from 'sharp'
import { blankNode, type DocumentRecord } from '@heddle/document'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { doormanPlugins, doormanServers, guardedRecords } from '../testing/guarded-site.ts'
import { startTestServer, type Person, type TestServer } from '../testing/test-server.ts'
import { visit } from '../testing/visit.ts'

const id = (name: string): string => name.padEnd(16, '0')

/** A site whose page for staff shows a picture, by the name of its file, and takes files. */
const withFiles = (file: string): readonly DocumentRecord[] => [
  ...guardedRecords()(),
  {
    id: id('plan'),
    kind: 'asset',
    name: 'plan.png',
    file,
    mime: 'image/png',
    size: 1,
    width: 30,
    height: 20,
    folder: '',
    index: 'a0',
  },
  {
    ...blankNode(id('picture'), 'image', { parentId: id('topstaff'), slot: 'children', index: 'a1' }),
    props: { url: { default: `asset:${id('plan')}` } },
  },
  {
    id: id('send'),
    kind: 'workflow',
    name: 'send',
    folder: '',
    index: 'a0',
    ownerId: id('staff'),
    trigger: 'onload',
    parameters: [],
    firstAction: id('act'),
    actions: { [id('act')]: { type: 'upload-file', args: { source: 'value', file: { type: 'f', code: 'null' } } } },
  },
]

let server: TestServer
let owner: Person
let png: Buffer
let file = ''
let projectId = ''
let designId = ''

beforeAll(async () => {
  png = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  let records: readonly DocumentRecord[] = []
  server = await startTestServer({
    ports: {
      plugins: doormanPlugins,
      pluginServers: doormanServers,
      templates: [
        { id: 'empty', assets: [], create: guardedRecords() },
        { id: 'files', assets: [], create: () => records },
      ],
    },
  })
  owner = await server.newPerson('Owner')
  // What a file is called is known when it is there.
  const { json: first } = await owner.call('POST', '/api/projects', { name: 'First', template: 'empty' })
  file = await upload(String(first['project']?.['id']))
  records = withFiles(file)
  const { json } = await owner.call('POST', '/api/projects', { name: 'Files', template: 'files' })
  projectId = String(json['project']?.['id'])
  await upload(projectId)
  expect((await owner.call('DELETE', `/api/projects/${first['project']?.['id']}`)).status).toBe(200)
  expect((await owner.call('POST', `/api/projects/${projectId}/publish`, {})).text).toContain('"release"')
  designId = (await server.services.releases.current('files'))?.release.designId ?? ''
})
afterAll(() => server.stop())

async function upload(project: string): Promise<string> {
  const form = new FormData()
  form.append('file', new Blob([Uint8Array.from(png)], { type: 'image/png' }), 'plan.png')
  const answer = await fetch(`${server.url}/api/projects/${project}/assets`, {
    method: 'POST',
    body: form,
    headers: owner.headers,
  })
  return String(((await answer.json()) as { file?: unknown }).file)
}
const site = (path: string, who?: string, init: object = {}) =>
  visit(server.siteUrl('files', '') + path, {
    ...init,
    headers: { 'content-type': 'application/json', ...(who !== undefined && { cookie: `who=${who}` }) },
  })
const assetsUrl = async (person: Person) => String((await person.call('GET', '/api/session')).json['assetsUrl'])

it('S6-01 a picture that only a page behind a rule shows is given out by its site, to those who may see the page', async () => {
  expect((await site(`/assets/${file}`, 'staff')).bytes.equals(png)).toBe(true)
  expect((await site(`/assets/${file}`, 'staff')).headers['cache-control']).toBe('private, no-store')
  expect((await site(`/assets/${file}?w=320`, 'staff')).headers['cache-control']).toMatch(/^private/)
  for (const [who, status] of [
    [undefined, 401],
    ['stranger', 401],
    ['member', 403],
  ] as const) {
    for (const path of [
      `/assets/${file}`,
      `/assets/${file}?w=320`,
      `//assets/${file}`,
      `/assets/%${file.charCodeAt(0).toString(16)}${file.slice(1)}`,
    ]) {
      const answer = await site(path, who)
      expect([path, who, answer.status, answer.bytes.includes('IDAT')]).toEqual([path, who, status, false])
    }
  }
})

it('S6-01 the origin of uploads gives nothing by the name of a file alone, nor by a key that is another’s, changed or over', async () => {
  const origin = server.hosts.assetsOrigin
  const own = await assetsUrl(owner)
  expect((await visit(own + file)).bytes.equals(png)).toBe(true)
  const other = await assetsUrl(await server.newPerson('Other'))
  expect(other).not.toBe(own)
  expect(await assetsUrl(server.stranger)).toBe(`${origin}/`)
  const key = own.slice(origin.length + 1, -1)
  const changed = key.slice(0, -1) + (key.endsWith('A') ? 'B' : 'A')
  const [session = '', mark = ''] = key.split('.')
  for (const path of [
    file,
    `/${file}`,
    `${changed}/${file}`,
    `${session}/${file}`,
    `.${mark}/${file}`,
    `${key}//${file}`,
    `${key}/../${file}`,
    `${key}/%2e/${file}`,
    `${key}x/${file}`,
    `${'a'.repeat(500)}.${mark}/${file}`,
    `${key}/`,
  ])
    expect([path, (await visit(`${origin}/${path}`)).status]).toEqual([path, 404])
  expect((await visit(other + file)).status).toBe(404)
})

it('S6-01 the key ends with the session, and with the membership', async () => {
  const guest = await server.newPerson('Guest')
  const { json: me } = await guest.call('GET', '/api/session')
  await server.services.projects.addMember(projectId, String(me['user']?.['id']), 'viewer')
  const url = String(me['assetsUrl'])
  expect((await visit(url + file)).status).toBe(200)
  await server.services.projects.removeMember(projectId, String(me['user']?.['id']))
  expect((await visit(url + file)).status).toBe(404)
  await server.services.projects.addMember(projectId, String(me['user']?.['id']), 'viewer')
  expect((await visit(url + file)).status).toBe(200)
  expect((await guest.call('POST', '/api/sign-out', {})).status).toBe(200)
  expect((await visit(url + file)).status).toBe(404)
})

it('S7-21 S6-01 files that a page behind a rule takes come from those who may see it, and go to them alone', async () => {
  const facts = JSON.stringify({ name: 'pay.txt', type: 'text/plain', size: 11, tag: '' })
  const sign = (who?: string) => site(`/ww/designs/${designId}/user-files`, who, { method: 'POST', body: facts })
  for (const who of [undefined, 'stranger', 'member']) expect([who, (await sign(who)).status]).toEqual([who, 404])
  expect((await sign('trouble')).status).toBe(503)
  const { signedRequest, url } = JSON.parse((await sign('staff')).text) as Record<'signedRequest' | 'url', string>
  const sent = await visit(server.siteUrl('files', '') + signedRequest, {
    method: 'PUT',
    headers: { 'content-type': 'text/plain' },
    body: 'SECRET sent',
  })
  expect(sent.status).toBe(200)
  const path = url.slice(server.siteUrl('files', '').length)
  for (const who of ['staff', 'night']) {
    const { status, text, headers } = await site(path, who)
    expect([status, text, headers['cache-control']]).toEqual([200, 'SECRET sent', 'private, no-store'])
  }
  for (const [who, status] of [
    [undefined, 401],
    ['stranger', 401],
    ['member', 403],
    ['trouble', 503],
  ] as const) {
    const answer = await site(path, who)
    expect([who, answer.status, answer.text.includes('SECRET')]).toEqual([who, status, false])
  }
})

it('S7-21 S6-01 a file may be for those who may see another page than its uploader', async () => {
  const signed = async (readers: string, who = 'staff') => {
    const body = JSON.stringify({ name: 'cv.txt', type: 'text/plain', size: 9, readers })
    return site(`/ww/designs/${designId}/user-files`, who, { method: 'POST', body })
  }
  const { signedRequest, url } = JSON.parse((await signed(id('night'))).text) as Record<'signedRequest' | 'url', string>
  const put = { method: 'PUT', headers: { 'content-type': 'text/plain' }, body: 'SECRET cv' }
  expect((await visit(server.siteUrl('files', '') + signedRequest, put)).status).toBe(200)
  const path = url.slice(server.siteUrl('files', '').length)
  expect((await site(path, 'night')).text).toBe('SECRET cv')
  for (const [who, status] of [
    ['staff', 403],
    [undefined, 401],
  ] as const)
    expect([who, (await site(path, who)).status]).toEqual([who, status])
  for (const page of ['gone', '', '../data', id('nigh'), 'x'.repeat(101)]) {
    const { status, text } = await signed(page)
    expect([page, status, /no-page|readers/.test(text)]).toEqual([page, page.length > 100 ? 400 : 404, true])
  }
})
