import { afterAll, beforeAll, expect, it } from 'vitest'
import type { DocumentRecord } from '@heddle/document'
import { LIMITS } from '../limits.ts'
import { sampleRecords } from '../testing/test-ports.ts'
import { startTestServer, type Person, type TestServer } from '../testing/test-server.ts'
import { visit, type Answer } from '../testing/visit.ts'

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
  server.services.releases.current = ((current) => (...given: Parameters<typeof current>) => {
    asked += 1
    return current(...given)
  })(server.services.releases.current)
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

it('what asks for more goes the long way', async () => {
  const first = await ask('/')
  const app = watchApp()
  expect((await ask('/', { 'if-none-match': String(first.headers['etag']) })).status).toBe(304)
  expect((await ask('/', {}, 'HEAD')).text).toBe('')
  expect((await ask('/?theme=dark')).status).toBe(200)
  expect((await ask('/', { range: 'bytes=0-9' })).headers['content-length']).toBe('10')
  expect((await ask('/', { 'x-forwarded-host': 'evil.example' })).status).toBe(421)
  expect((await ask('/', { 'x-long': 'x'.repeat(LIMITS.headerBytes) })).status).toBe(431)
  expect((await ask('/nothing')).status).toBe(302)
  expect((await ask('/nothing')).status).toBe(302)
  expect(app.count()).toBeGreaterThanOrEqual(4)
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

it('a flood from one visitor is told to wait there too, and others are not', async () => {
  const flood = { 'x-forwarded-for': '203.0.113.7' }
  await ask('/')
  for (let at = 0; at < LIMITS.visitsPerWindow; at += 100)
    await Promise.all(Array.from({ length: 100 }, () => ask('/', flood)))
  const refused = await ask('/', flood)
  expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
  expect((await ask('/', { 'x-forwarded-for': '203.0.113.8' })).status).toBe(200)
})
