import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { DocumentRecord } from '@heddle/document'
import { LIMITS } from '../limits.ts'
import { sampleRecords } from '../testing/test-ports.ts'
import { startTestServer, type Person, type TestServer } from '../testing/test-server.ts'
import { STRANGER } from '../testing/visitors.ts'
import { visit, type Answer } from '../testing/visit.ts'
import { openQuickDoor } from './quick-door.ts'

const named = (title: string) => (newId: () => string) =>
  sampleRecords(newId).map((record): DocumentRecord => (record.kind === 'page' ? { ...record, title: { en: title } } : record))

let server: TestServer
let ann: Person
let projectId: string
beforeAll(async () => {
  server = await startTestServer({
    config: { trustProxy: 1 },
    ports: { templates: [{ id: 'bakery', assets: [], create: named('Bread') }] },
  })
  ann = await server.newPerson('Ann')
  projectId = String((await ann.call('POST', '/api/projects', { name: 'Bakery', template: 'bakery' })).json['project']?.['id'])
  await ann.call('POST', `/api/projects/${projectId}/publish`, {})
})
afterAll(() => server.stop())

const ask = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
  visit(server.siteUrl('bakery', path), { method, headers })
/** How often the app itself was asked since. */
function watchApp(): { readonly count: () => number } {
  let asked = 0
  server.services.releases.current = (
    (current) =>
    (...given: Parameters<typeof current>) => {
      asked += 1
      return current(...given)
    }
  )(server.services.releases.current)
  return { count: () => asked }
}
const told = ({ status, headers: { date: _, ...headers }, text }: Answer) => ({ status, headers, text })

it('what everybody gets is given again at once, with the same head and bytes in each encoding', async () => {
  for (const path of ['/', '/index.html']) {
    const first = await ask(path)
    const packed = await ask(path, { 'accept-encoding': 'br' })
    const app = watchApp()
    expect(told(await ask(path))).toEqual(told(first))
    const again = await ask(path, { 'accept-encoding': 'br' })
    expect(told(again)).toEqual(told(packed))
    expect(again.headers['content-encoding']).toBe('br')
    expect(app.count()).toBe(0)
  }
})

it('who has a copy is told at once that it is the current one, with the head of the long way', async () => {
  const etag = String((await ask('/')).headers['etag'])
  for (const [at, copies] of [etag, `"older", W/${etag}`, '*'].entries()) {
    const asked = { 'if-none-match': copies }
    // The theme of an address with a query is no other page, and its way is the long one.
    const long = await ask('/?theme=dark', asked)
    const app = watchApp()
    expect([at, told(await ask('/', asked))]).toEqual([at, { ...told(long), status: 304, text: '' }])
    expect(told(await ask('/', { ...asked, 'accept-encoding': 'br' }))).toEqual(told(long))
    expect(app.count()).toBe(0)
  }
  expect(told(await ask('/', { 'if-none-match': '"older"' }))).toEqual(told(await ask('/')))
})

it('what asks for more goes the long way', async () => {
  await ask('/')
  const app = watchApp()
  expect((await ask('/', {}, 'HEAD')).text).toBe('')
  expect((await ask('/?theme=dark')).status).toBe(200)
  expect((await ask('/', { range: 'bytes=0-9' })).headers['content-length']).toBe('10')
  expect((await ask('/', { 'x-forwarded-host': 'evil.example' })).status).toBe(421)
  expect((await ask('/', { 'x-long': 'x'.repeat(LIMITS.headerBytes) })).status).toBe(431)
  expect((await ask('/nothing')).status).toBe(302)
  expect((await ask('/nothing')).status).toBe(302)
  expect(app.count()).toBeGreaterThanOrEqual(3)
})

it('a new release is given from the moment that it is published', async () => {
  const first = await ask('/')
  await ann.call('POST', `/api/projects/${projectId}/publish`, {})
  const { releases } = (await ann.call('GET', `/api/projects/${projectId}/releases`)).json as unknown as {
    readonly releases: readonly { readonly id: string }[]
  }
  expect(releases).toHaveLength(2)
  const app = watchApp()
  expect((await ask('/')).text).toContain('<html')
  expect(app.count()).toBe(1)
  expect(first.status).toBe(200)
})

it('who asks too often is sent through the front door, which says how long to wait; others are not', async () => {
  const counted: string[] = []
  const { release: shown } = (await server.services.releases.current('bakery')) ?? {}
  const bytes = Buffer.from('at once')
  const bare = createServer((_request, response) => void response.writeHead(429).end())
  openQuickDoor(bare, {
    hosts: { ...server.hosts, placeOf: () => ({ kind: 'site', slug: 'bakery', stage: 'production' }) },
    releases: { atHand: () => shown },
    quick: {
      keep: () => {},
      find: () => ({ status: 200, head: ['content-length', String(bytes.length)], bytes, access: { tree: 'public' } }),
    },
    openVisit: () => STRANGER,
    transport: { headersFor: () => ({}) },
    visits: { take: () => 1, takeUnderLimit: (visitor) => counted.push(visitor) > 0 && visitor !== '203.0.113.7' },
    trusts: (_address, hop) => hop < 1,
    requests: { watchAnswer: () => {} },
  })
  await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(bare.address() as AddressInfo).port}/`
  const flood = await visit(url, { headers: { 'x-forwarded-for': '203.0.113.7' } })
  const other = await visit(url, { headers: { 'x-forwarded-for': '203.0.113.7, 203.0.113.8' } })
  expect([flood.status, other.status, other.text, counted]).toEqual([429, 200, 'at once', ['203.0.113.7', '203.0.113.8']])
  await new Promise((resolve) => bare.close(resolve))
})
