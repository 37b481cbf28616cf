import type { DocumentRecord } from '@heddle/document'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parameterRecords, sampleRecords } from '../testing/test-ports.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { visit } from '../testing/visit.ts'

/** The sample as a dark site in Russian and English. */
const darkRecords = (newId: () => string): readonly DocumentRecord[] =>
  sampleRecords(newId).map((record) => {
    if (record.kind === 'page') return { ...record, langs: ['ru', 'en'] }
    if (record.kind !== 'site') return record
    const languages = { ru: { index: 'a0', isDefault: true }, en: { index: 'a1', isDefault: false } }
    const redirects = { old0000000000000: { from: 'old/{{who}}', to: { address: '/test?who={{who}}' }, status: 301 } } as const
    return { ...record, defaultTheme: 'dark', languages, redirects }
  })

/** The sample below a base path. */
const belowRecords = (newId: () => string): readonly DocumentRecord[] =>
  sampleRecords(newId).map((record) => (record.kind === 'site' ? { ...record, basePath: '/our/shop/' } : record))

let server: TestServer
beforeAll(async () => {
  const templates = [
    { id: 'dark', assets: [], create: darkRecords },
    { id: 'below', assets: [], create: belowRecords },
    { id: 'users', assets: [], create: parameterRecords },
  ]
  server = await startTestServer({ ports: { templates } })
  const owner = await server.newPerson('Owner')
  const { project } = (await owner.call('POST', '/api/projects', { name: 'Bakery', template: 'dark' })).json
  expect((await owner.call('POST', `/api/projects/${project?.['id']}/publish`, {})).text).toContain('"release"')
})
afterAll(() => server.stop())

const ask = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
  visit(server.siteUrl('bakery', path), { method, headers: { accept: 'text/html', ...headers } })

it('whatever goes wrong on a site is told in its language and theme', async () => {
  expect((await ask('/')).status).toBe(200)
  const wrong = [
    [await ask('/%zz'), 400],
    [await ask(`/${'x'.repeat(20_000)}`), 414],
    [await ask('/styles/gone.css'), 404],
    [await ask('/', {}, 'POST'), 405],
  ] as const
  for (const [answer, status] of wrong) {
    expect(answer.status).toBe(status)
    expect(answer.text).toContain('<html lang="ru" class="ww-app-theme-dark">')
    expect(answer.headers['content-security-policy']).toContain("script-src 'sha256-")
  }
  expect((await ask('/%zz', { 'accept-language': 'en-GB' })).text).toContain('<html lang="en" class="ww-app-theme-dark">')
})

it('a redirect leads on, with its status, what it takes over and the query', async () => {
  const answer = await ask('/OLD/Ada%20L?page=2')
  expect([answer.status, answer.headers['location']]).toEqual([301, '/test?who=Ada%20L&page=2'])
  expect(answer.headers['cache-control']).toBe('no-cache')
})

it('where no site is known it is told in the visitor’s language', async () => {
  const answer = await visit(server.siteUrl('nobody'), { headers: { accept: 'text/html', 'accept-language': 'ru' } })
  expect(answer.text).toContain('<html lang="ru"><head>')
  expect(answer.headers['content-security-policy']).toBe("default-src 'none'; img-src data:; style-src 'unsafe-inline'")
})

it('a release that was made before sites told of their looks has pages of errors too', async () => {
  const shown = await server.services.releases.current('bakery')
  const { release } = shown ?? {}
  expect(release?.frame?.languages).toEqual(['ru', 'en'])
  Object.assign(release ?? {}, { frame: undefined })
  expect((await ask('/%zz')).text).toContain('<html lang="en"><head>')
})

it('a site with a base path answers below it, its routes too, and its draft at the root', async () => {
  const owner = await server.newPerson('Below')
  const { project } = (await owner.call('POST', '/api/projects', { name: 'Below', template: 'below' })).json
  const address = `/api/projects/${project?.['id']}`
  expect((await owner.call('POST', `${address}/publish`, {})).text).toContain('"release"')
  const at = (path: string, more: Parameters<typeof visit>[1] = {}) => visit(server.siteUrl('below', path), more)
  expect([(await at('/our/shop/test')).status, (await at('/test')).status]).toEqual([200, 404])
  expect((await at('/')).headers['location']).toBe('/our/shop/')
  expect((await at('/our/shop/')).text).toContain('rel="canonical" href="http://below.localhost')
  expect((await at('/our/shop/styles/gone.css', { headers: { accept: 'text/html' } })).text).toContain('<a href="/our/shop/">')
  const asked = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
  for (const root of ['/our/shop', '/OUR/shop'])
    expect(JSON.parse((await at(`${root}/ww/cms_data_sets/none/fetch`, asked)).text)).toMatchObject({
      error: { code: 'no-collection' },
    })
  expect([(await at('/our/shop/test', asked)).status, (await at('/our/shop', asked)).status]).toEqual([405, 405])
  const { json } = await owner.call('POST', `${address}/preview`, {})
  const entered = await visit(String(json['url']))
  const cookie = String(entered.headers['set-cookie']?.[0]).split(';')[0] ?? ''
  const draft = await visit(new URL('/test', String(json['url'])).href, { headers: { cookie } })
  expect([draft.status, draft.text.includes('/our/shop')]).toEqual([200, false])
})

it('a page with parameters is drawn for the address that is asked for, and for each one once', async () => {
  const owner = await server.newPerson('Users')
  const { project } = (await owner.call('POST', '/api/projects', { name: 'Users', template: 'users' })).json
  const address = `/api/projects/${project?.['id']}`
  expect((await owner.call('POST', `${address}/publish`, {})).text).toContain('"release"')
  const at = (path: string, headers: Readonly<Record<string, string>> = {}) => visit(server.siteUrl('users', path), { headers })
  // The process that draws begins with the first visitor, who may be given the page as it was published.
  await expect.poll(async () => (await at('/users/7')).text).toContain('<!-- drawn for /users/7 -->')
  const { status, headers } = await at('/Users//a%2fb/?x=1')
  expect([status, headers['cache-control'], headers['vary']]).toEqual([200, 'no-cache', 'accept-encoding'])
  expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-")
  expect((await at('/users/a%2Fb')).headers['etag']).toBe((await at('//users/a%2fb/')).headers['etag'])
  expect((await at('/users/7', { 'if-none-match': String((await at('/users/7')).headers['etag']) })).status).toBe(304)
  for (const path of ['/users/%00', '/users/%2e%2e', '/users/%E0%A4%A']) expect((await at(path)).status, path).toBe(400)
  const renderer = (await server.services.releases.current('users'))?.release.renderer ?? ''
  expect((await at(`/chunks/${renderer}`)).status).toBe(404)
  const { json } = await owner.call('POST', `${address}/preview`, {})
  const entered = await visit(String(json['url']))
  const cookie = String(entered.headers['set-cookie']?.[0]).split(';')[0] ?? ''
  const draft = await visit(new URL('/users/7', String(json['url'])).href, { headers: { cookie } })
  expect([draft.text.includes('drawn for /users/7'), draft.headers['cache-control']]).toEqual([true, 'private, no-cache'])
})
