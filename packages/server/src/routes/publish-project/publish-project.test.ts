import { afterAll, beforeAll, expect, it } from 'vitest'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { startTestServer, type Person, type TestServer } from '../../testing/test-server.ts'
import { visit } from '../../testing/visit.ts'

let server: TestServer
let owner: Person
let base = ''
let slug = ''

beforeAll(async () => {
  server = await startTestServer()
  owner = await server.newPerson('Owner')
  const { project } = (await owner.call('POST', '/api/projects', { name: 'Bakery', template: 'empty' })).json
  base = `/api/projects/${project?.['id']}`
  slug = String(project?.['slug'])
})
afterAll(() => server.stop())

const publish = async () => {
  const answer = await owner.call('POST', `${base}/publish`, {})
  expect(answer.headers['content-type']).toContain('application/x-ndjson')
  return answer.text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, Record<string, unknown>>)
}
const site = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  visit(server.siteUrl(slug, path), { headers, method })

it('shows nothing before the first release', async () => {
  expect((await site('/')).status).toBe(404)
})

it('tells of its steps and ends with the release and its address', async () => {
  const lines = await publish()
  expect(lines.some((line) => 'step' in line)).toBe(true)
  expect(lines.at(-1)?.['release']?.['url']).toBe(server.siteUrl(slug, ''))
  const page = await site('/')
  expect(page.status).toBe(200)
  expect(page.text).toContain('<p>Hello</p>')
  expect(page.headers['cache-control']).toBe('no-cache')
  expect(page.headers['content-security-policy']).toContain("script-src 'none'")
  expect(page.headers['x-content-type-options']).toBe('nosniff')
  expect(page.headers['set-cookie']).toBeUndefined()
})

it('answers with and without a slash at the end, and HEAD without a body', async () => {
  const plain = await site('/test')
  expect(plain.status).toBe(200)
  expect((await site('/test/')).text).toBe(plain.text)
  const head = await site('/test', {}, 'HEAD')
  expect(head.status).toBe(200)
  expect(head.text).toBe('')
  expect(Number(head.headers['content-length'])).toBe(plain.bytes.length)
})

it('sends the form the visitor takes, made while publishing, and 304 when they have it', async () => {
  const plain = await site('/')
  const brotli = await site('/', { 'accept-encoding': 'gzip, br' })
  expect(brotli.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(brotli.bytes).toString()).toBe(plain.text)
  const gzip = await site('/', { 'accept-encoding': 'gzip' })
  expect(gunzipSync(gzip.bytes).toString()).toBe(plain.text)
  expect(gzip.headers.vary).toContain('accept-encoding')
  expect((await site('/', { 'if-none-match': String(plain.headers.etag) })).status).toBe(304)
})

it('serves page data under the address of the specification', async () => {
  const document = await server.services.rooms.read(base.split('/').at(-1) ?? '')
  const home = document.records.find((record) => record.kind === 'page')
  const answer = await site(`/data/${home?.id}.json?wwlang=en&_wwcv=7`)
  expect(answer.status).toBe(200)
  const data = JSON.parse(answer.text) as Record<string, unknown>
  expect(Object.keys(data).toSorted()).toEqual([
    'cacheVersion',
    'collections',
    'formulas',
    'libraryComponents',
    'page',
    'sections',
    'variables',
    'workflows',
    'wwObjects',
  ])
})

it('serves the files of a site and icons, and keeps its own lists to itself', async () => {
  expect((await site('/sitemap.xml')).text).toContain(`<loc>${server.siteUrl(slug, '')}`)
  expect((await site('/robots.txt')).status).toBe(200)
  expect((await site('/icons/heart.svg')).headers['content-type']).toBe('image/svg+xml')
  for (const path of ['/headers.json', '/routes.json', '/release.json']) expect((await site(path)).status).toBe(302)
})

it('leads unknown addresses to /404, which says so', async () => {
  const unknown = await site('/nowhere')
  expect(unknown.status).toBe(302)
  expect(unknown.headers.location).toBe('/404')
  const page = await site('/404')
  expect(page.status).toBe(404)
  expect(page.text).toContain('There is nothing at this address.')
})

it.each(['/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/..%5c..%5csecret', '/%00', '/%E0%A4%A', '//etc/passwd'])(
  'gives out nothing beside the release for %j',
  async (path) => {
    const answer = await site(path)
    expect([302, 400]).toContain(answer.status)
    expect(answer.text).not.toContain('root:')
  },
)

it('replaces the release in one step and goes back to an older one', async () => {
  const first = (await owner.call('GET', `${base}/releases`)).json['releases']?.[0]
  await publish()
  const { releases } = (await owner.call('GET', `${base}/releases`)).json
  expect(releases?.['length']).toBe(2)
  expect(releases?.[0]?.['stages']).toEqual(['production'])
  const back = await owner.call('POST', `${base}/releases/${first?.['id']}/activate`, {})
  expect(back.status).toBe(200)
  const after = (await owner.call('GET', `${base}/releases`)).json['releases']
  expect(after?.[1]?.['stages']).toEqual(['production'])
  expect((await site('/')).status).toBe(200)
  expect((await owner.call('POST', `${base}/releases/${'x'.repeat(16)}/activate`, {})).status).toBe(404)
})

it('moves the site with its address', async () => {
  expect((await owner.call('PATCH', base, { slug: 'bread' })).json['project']?.['slug']).toBe('bread')
  expect((await site('/')).status).toBe(404)
  slug = 'bread'
  expect((await site('/')).status).toBe(200)
})
