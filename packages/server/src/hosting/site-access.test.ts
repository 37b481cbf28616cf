import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ReleaseManifest } from '../releases/manifest.ts'
import { doormanPlugins, doormanServers, GUARDED, guardedRecords } from '../testing/guarded-site.ts'
import { startTestServer, type Person, type TestServer } from '../testing/test-server.ts'
import { visit } from '../testing/visit.ts'

let server: TestServer
let owner: Person
let project = ''
let release: ReleaseManifest

async function publish(name: string): Promise<string> {
  const { json } = await owner.call('POST', '/api/projects', { name, template: name })
  const made = String(json['project']?.['id'])
  expect((await owner.call('POST', `/api/projects/${made}/publish`, {})).text).toContain('"release"')
  return made
}

beforeAll(async () => {
  server = await startTestServer({
    ports: {
      plugins: doormanPlugins,
      pluginServers: doormanServers,
      templates: [
        { id: 'guarded', assets: [], create: guardedRecords() },
        { id: 'blocked', assets: [], create: guardedRecords({ isBlocked: true }) },
      ],
    },
  })
  owner = await server.newPerson('Owner')
  project = await publish('guarded')
  await publish('blocked')
  const shown = await server.services.releases.current('guarded')
  if (!shown) throw new Error('There is no release')
  release = shown.release
})
afterAll(() => server.stop())

const ask = (path: string, who?: string, site = server.siteUrl('guarded', '')) =>
  visit(site + path, { headers: { accept: 'text/html', ...(who !== undefined && { cookie: `a=b; who=${who}` }) } })

/** Pages, and the visitors who may see them. */
const MAY: Readonly<Record<string, readonly string[]>> = {
  members: ['member', 'staff', 'night'],
  staff: ['staff', 'night'],
  night: ['night'],
}
const VISITORS = ['member', 'staff', 'night', 'stranger', 'constructor', undefined]

/** Ways to write the address of a page, all of which mean it. */
const ways = (page: string): readonly string[] => [
  `/${page}`,
  `/${page}/`,
  `//${page}`,
  `/${page.toUpperCase()}`,
  `/${page}/index.html`,
  `/${page}?x=1#y`,
  `/%${page.charCodeAt(0).toString(16)}${page.slice(1)}`,
  `/ru/${page}`,
]

describe('what is not for everybody', () => {
  it.each(Object.keys(MAY))(
    'S2-06 S6-01 S6-06 the page %s is given to whoever may see it, however its address is written',
    async (page) => {
      for (const who of VISITORS) {
        for (const path of ways(page)) {
          const { status, text, headers } = await ask(path, who)
          const may = who !== undefined && MAY[page]?.includes(who)
          expect([path, who, status, text.includes('SECRET')]).toEqual([path, who, may ? 200 : 302, may])
          expect(headers['cache-control'], path).toBe('private, no-store')
        }
      }
    },
  )

  it('S6-01 every file of the release that only they may read is given to them, and none of its bytes to anybody else', async () => {
    const files = Object.entries(release.files).filter(([, { tree }]) => tree === 'guarded')
    expect(files.length).toBeGreaterThan(10)
    const seen = new Set<string>()
    for (const [path] of files) {
      for (const who of [undefined, 'stranger', 'member', 'night']) {
        const { status, text, headers } = await ask(`/${path}`, who)
        if (status !== 200) expect([path, who, text.includes('SECRET')]).toEqual([path, who, false])
        else if (!['member', 'night'].includes(String(who))) expect(`${who ?? 'nobody'} got ${path}`).toBe('')
        else if (headers['cache-control'] === 'private, no-store') seen.add(path.split('/')[0] ?? '')
        else expect(`${path} may be kept`).toBe('')
      }
    }
    expect([...seen].toSorted()).toEqual(expect.arrayContaining(['collections', 'data', 'members', 'night', 'staff']))
  })

  it('S6-01 rows that the server fetches are fetched for them alone; for others there is no such collection', async () => {
    const rows = (who: string) =>
      visit(`${server.siteUrl('guarded', '')}/ww/cms_data_sets/${GUARDED.fetched}/fetch`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: `who=${who}` },
        body: '{}',
      })
    expect(await rows('night')).toMatchObject({ status: 200, text: expect.stringContaining('SECRET fetched') })
    for (const who of ['staff', 'nobody']) expect(await rows(who)).toMatchObject({ status: 404 })
  })

  it('S6-03 who is not signed in is led to the page for them, in the language of the page, with where they wanted to go', async () => {
    const led = async (path: string) => (await ask(path)).headers['location']
    expect(await led('/staff')).toBe('/welcome?_source=%2Fstaff')
    expect(await led('/ru/members?x=1')).toBe('/ru/welcome?_source=%2Fru%2Fmembers')
    expect(await led('//members//')).toBe('/welcome?_source=%2Fmembers')
    expect((await ask('/welcome?_source=%2Fstaff')).status).toBe(200)
  })

  it('S6-04 who is signed in and may not see it is led to the page for that', async () => {
    expect((await ask('/night', 'staff')).headers['location']).toBe('/sorry?_source=%2Fnight')
    expect((await ask('/ru/night', 'member')).headers['location']).toBe('/sorry?_source=%2Fru%2Fnight')
  })

  it('S6-03 data says where to go instead of leading there', async () => {
    const { status, text, headers } = await ask(`/data/${GUARDED.members}.json?wwlang=ru`)
    expect([status, headers['cache-control'], JSON.parse(text)]).toEqual([
      401,
      'no-store',
      { error: { code: 'visitor-signed-out', message: expect.any(String) }, redirect: '/welcome' },
    ])
  })

  it('S6-02 is closed to everybody where nothing signs visitors in; what is for everybody is not', async () => {
    const site = server.siteUrl('blocked', '')
    for (const who of ['night', undefined]) {
      const { status, text } = await ask('/staff', who, site)
      expect([status, text.includes('nobody can sign in to this site yet'), text.includes('SECRET')]).toEqual([403, true, false])
    }
    expect((await ask('/', undefined, site)).status).toBe(200)
  })

  it('S8-13 is closed for the moment when nobody can tell who asks, without a word of why', async () => {
    const { status, text } = await ask('/staff', 'trouble')
    expect([status, text.includes('SECRET')]).toEqual([503, false])
    expect((await ask('/', 'trouble')).status).toBe(200)
  })

  it('S6-01 the same holds for the draft, which nobody may keep either', async () => {
    const { json } = await owner.call('POST', `/api/projects/${project}/preview`, {})
    const address = String(json['url'])
    const cookie = String((await visit(address)).headers['set-cookie']?.[0]).split(';')[0] ?? ''
    const draft = (who: string) => visit(`${new URL(address).origin}/staff`, { headers: { cookie: `${cookie}; who=${who}` } })
    expect(await draft('staff')).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-store' } })
    expect((await draft('member')).headers['location']).toBe('/sorry?_source=%2Fstaff')
  })
})
