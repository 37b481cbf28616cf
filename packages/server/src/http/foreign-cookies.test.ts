import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cookieNames } from '../cookies.ts'
import { LIMITS } from '../limits.ts'
import { openWindow } from '../testing/sync-client.ts'
import { PASSWORD, startTestServer, type Person, type TestServer } from '../testing/test-server.ts'
import { visit } from '../testing/visit.ts'

let server: TestServer
let ann: Person
let eve: Person
beforeAll(async () => {
  server = await startTestServer({ config: { editorHost: 'build.example.com', sitesHost: 'example.com' } })
  ann = await server.newPerson('Ann')
  eve = await server.newPerson('Eve')
})
afterAll(() => server.stop())

const askWith = async (cookie: string, path = '/api/session') => {
  const { status, text, headers } = await visit(server.url + path, { headers: { cookie } })
  const user = status === 200 ? (JSON.parse(text) as { user: { name: string } | null }).user : undefined
  return { status, name: user?.name, cleared: headers['set-cookie'] ?? [] }
}
const cookieOf = (person: Person) => person.headers['cookie'] ?? ''
const nameOf = (cookie: string) => cookie.split('=')[0] ?? ''
const valueOf = (cookie: string) => cookie.slice(cookie.indexOf('=') + 1)

describe('the editor’s own cookies', () => {
  it('can be set by the editor’s host alone where https allows', async () => {
    const secure = await startTestServer({ config: { https: true, editorHost: 'build.example.com' } })
    await secure.newPerson('Ann')
    const { port } = secure.app.server.address() as AddressInfo
    const answer = await visit(`http://build.example.com:${port}/api/sign-in`, {
      method: 'POST',
      headers: { origin: secure.hosts.editorOrigin, 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ann@example.com', password: PASSWORD }),
    })
    const cookies = answer.headers['set-cookie'] ?? []
    expect(cookies.length).toBeGreaterThan(0)
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-heddle-[0-9a-f]{8}\./)
      expect(cookie).toMatch(/; Secure/)
      expect(cookie).toMatch(/; Path=\/(;|$)/)
      expect(cookie).not.toMatch(/Domain/i)
    }
    const signedIn = { headers: { cookie: String(cookies[0]).split(';')[0] ?? '' } }
    expect((await visit(`http://build.example.com:${port}/api/session`, signedIn)).text).toContain('ann@example.com')
    await secure.stop()
  })

  it('are not those of another server on the same machine', () => {
    const at = (port: number) => cookieNames({ https: false, editorHost: 'localhost', sitesHost: 'localhost', port })
    expect(at(4000).session).not.toBe(at(4001).session)
    expect(at(4000)).toEqual(at(4000))
  })
})

describe('cookies that a site set for the whole domain', () => {
  it('lock nobody out, however many and large, and are cleared with the answers', async () => {
    // What a browser holds at most for one domain.
    let jar = Array.from({ length: 180 }, (_, i) => `bomb${i}=${'x'.repeat(4_080)}`)
    const headerOf = () => [...jar, cookieOf(ann)].join('; ')
    let answers = 0
    while (headerOf().length > LIMITS.cookieBytes) {
      const { status, name, cleared } = await askWith(headerOf())
      expect([status, name]).toEqual([200, 'Ann'])
      expect(cleared.join('').length).toBeLessThan(2 * LIMITS.expiredCookieBytes)
      for (const cookie of cleared) expect(cookie).toMatch(/^bomb\d+=x; Max-Age=0; Path=\/(; Domain=(build\.)?example\.com)?$/)
      const expired = new Set(cleared.filter((cookie) => cookie.endsWith('Domain=example.com')).map(nameOf))
      expect(expired.size).toBeGreaterThan(0)
      jar = jar.filter((cookie) => !expired.has(nameOf(cookie)))
      answers += 1
    }
    expect(answers).toBeLessThan(40)
    expect(await askWith(headerOf())).toEqual({ status: 200, name: 'Ann', cleared: [] })
  })

  it('do not keep anybody from editing', async () => {
    const project = (await ann.call('POST', '/api/projects', { name: 'Bombed', template: 'empty' })).json['project']
    const bomb = Array.from({ length: 100 }, (_, i) => `bomb${i}=${'x'.repeat(4_000)}`).join('; ')
    const bombed = { ...ann, headers: { ...ann.headers, cookie: `${bomb}; ${cookieOf(ann)}` } }
    const window = await openWindow(server, bombed, String(project?.['id']))
    await window.close()
  })

  it.each([
    'a=b',
    '=; ;;; =x; y',
    'a="un;closed',
    'Ä=ö; \u{80}=\u{ff}',
    '__proto__=1; constructor=2',
    'a=%E0%A4%A',
    `${'a=b; '.repeat(700)}c=d`,
  ])('mean nothing: %j', async (foreign) => {
    const latin = Buffer.from(foreign, 'utf8').toString('latin1')
    expect((await askWith(`${latin}; ${cookieOf(ann)}`)).name).toBe('Ann')
    expect((await askWith(`${cookieOf(ann)}; ${latin}`)).name).toBe('Ann')
    expect((await askWith(latin)).name).toBeUndefined()
  })

  it.each(['', 'x', '%', '%FF', 'a.b', '"quoted"', 'x'.repeat(3_000), 'null', '%00'])(
    'do not stand in for a session, even under its name: %j',
    async (value) => {
      const name = nameOf(cookieOf(ann))
      const found = await askWith(`${name}=${value}; ${cookieOf(ann)}`, '/api/session?deep=1')
      expect(found.name).toBe('Ann')
      expect(found.cleared).toContain(`${name}=x; Max-Age=0; Path=/; Domain=example.com`)
      expect(found.cleared).toContain(`${name}=x; Max-Age=0; Path=/api; Domain=example.com`)
      // The real one is the host's alone and stays.
      expect(found.cleared.every((cookie) => cookie.includes('; Domain='))).toBe(true)
    },
  )

  it('do not make one person another: of two sessions neither counts, and the foreign one is cleared', async () => {
    const name = nameOf(cookieOf(ann))
    expect(name).toBe(nameOf(cookieOf(eve)))
    const both = await askWith(`${name}=${valueOf(cookieOf(eve))}; ${cookieOf(ann)}`)
    expect(both.name).toBeUndefined()
    expect(both.cleared).toContain(`${name}=x; Max-Age=0; Path=/; Domain=build.example.com`)
    expect((await askWith(cookieOf(ann))).name).toBe('Ann')
    expect((await askWith(`${cookieOf(ann)}; ${cookieOf(ann)}`)).name).toBe('Ann')
  })
})

describe('everything else in a request’s head', () => {
  it('is short', async () => {
    const long = await visit(`${server.url}/api/session?${'q'.repeat(LIMITS.headerBytes)}`)
    expect([long.status, JSON.parse(long.text).error.code]).toEqual([414, 'address-too-long'])
    const wide = await visit(`${server.url}/api/session`, {
      headers: { 'accept-encoding': ' '.repeat(10) + 'x'.repeat(LIMITS.headerBytes) },
    })
    expect([wide.status, JSON.parse(wide.text).error.code]).toEqual([431, 'headers-too-large'])
  })

  it('is refused on a site with a page for people', async () => {
    const site = server.siteUrl('shop')
    for (const answer of [
      await visit(`${site}?${'q'.repeat(LIMITS.headerBytes)}`),
      await visit(site, { headers: { accept: 'x'.repeat(LIMITS.headerBytes) } }),
      await visit(`${site}%E0%A4%A<script>`),
    ]) {
      expect([400, 414, 431]).toContain(answer.status)
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(answer.text).toContain('<!doctype html>')
      expect(answer.text).not.toContain('<script>')
    }
  })
})
