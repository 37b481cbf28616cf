import { isAtLeast, MEMBER_ROLES, type MemberRole } from '@heddle/document'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '../routes.gen.ts'
import { doormanPlugins, doormanServers, guardedRecords } from '../testing/guarded-site.ts'
import { startTestServer, type Person, type TestServer } from '../testing/test-server.ts'
import { visit } from '../testing/visit.ts'

const contracts = routes.map(({ contract }) => contract)
const ofEditor = contracts.filter(({ host }) => host === undefined)
const ofSites = contracts.filter(({ host }) => host === 'site')
const ofProjects = ofEditor.filter(({ path }) => path.includes(':projectId'))

let server: TestServer
let ann: Person
/** Builders by their role in Ann's project; `stranger's`: one who owns another one. */
const builders = new Map<string, Person>()
/** Cookies of who visits the site. */
const VISITORS: Readonly<Record<string, string | undefined>> = {
  anonymous: undefined,
  member: 'who=member',
  staff: 'who=staff',
  night: 'who=night',
}
let [anns, bobs] = ['', '']

beforeAll(async () => {
  server = await startTestServer({
    ports: {
      plugins: doormanPlugins,
      pluginServers: doormanServers,
      templates: [{ id: 'guarded', assets: [], create: guardedRecords() }],
    },
  })
  const makeFor = async (person: Person, name: string) =>
    String((await person.call('POST', '/api/projects', { name, template: 'guarded' })).json['project']?.['id'])
  ann = await server.newPerson('Ann')
  anns = await makeFor(ann, 'Anns')
  expect((await ann.call('POST', `/api/projects/${anns}/publish`, {})).text).toContain('"release"')
  builders.set('owner', ann)
  for (const role of MEMBER_ROLES.slice(1)) {
    const person = await server.newPerson(role)
    const { user } = (await person.call('GET', '/api/session')).json
    await server.services.projects.addMember(anns, String(user?.['id']), role satisfies MemberRole)
    builders.set(role, person)
  }
  const bob = await server.newPerson('Bob')
  bobs = await makeFor(bob, 'Bobs')
  builders.set('stranger’s', bob)
})
afterAll(() => server.stop())

/** An address of a route with something in the place of each parameter. */
const filled = (path: string, projectId: string): string =>
  path
    .replace(':projectId', projectId)
    .replace(':namespace', 'rest')
    .replace(':host', 'www.example.org')
    .replaceAll(/:\w+/g, 'a'.repeat(16))

const send = (url: string, method: string, headers: Readonly<Record<string, string>>) =>
  visit(url, {
    method,
    headers: { ...headers, ...(method !== 'GET' && { 'content-type': 'application/json' }) },
    ...(method !== 'GET' && { body: '{}' }),
  })

/** Ways to write an address so that a router, a check and a disk could read it differently. */
const TRICKS: Readonly<Record<string, (path: string) => string>> = {
  'encoded slashes': (path) => `/${path.slice(1).replaceAll('/', '%2f')}`,
  'twice encoded slashes': (path) => `/${path.slice(1).replaceAll('/', '%252f')}`,
  'encoded letters': (path) => path.replace('projects', '%70rojects'),
  'encoded dots': (path) => path.replace('/api/', '/api/%2e%2e/api/'),
  dots: (path) => path.replace('/api/', '/api/../api/'),
  'a single dot': (path) => path.replace('/api/', '/./api/'),
  'double slashes': (path) => path.replaceAll('/', '//'),
  'a double slash at the start': (path) => `/${path}`,
  'capital letters': (path) => path.toUpperCase(),
  'a dot at the end': (path) => `${path}.`,
  'a slash at the end': (path) => `${path}/`,
  'a null byte': (path) => `${path}%00`,
  'a null byte within': (path) => path.replace('/projects/', '/projects%00/'),
  backslashes: (path) => `/${path.slice(1).replaceAll('/', '\\')}`,
  'encoded backslashes': (path) => `/${path.slice(1).replaceAll('/', '%5c')}`,
  'a semicolon': (path) => path.replace('/api', '/api;x=1'),
  'bad encoding': (path) => `${path}%`,
  'a query that names another project': (path) => `${path}?projectId=${bobs}`,
}
/** What is asked is refused, and not because the server broke. */
const isRefused = (status: number): boolean => status >= 300 && status < 500

describe('an address written with tricks opens nothing', () => {
  it.each(Object.keys(TRICKS))('%s', async (name) => {
    const write = TRICKS[name] ?? String
    const wrong: string[] = []
    for (const { method, path, role } of ofProjects) {
      // Members whose role is too low for a route are strangers to it.
      const isEnough = (own: string): boolean => isAtLeast(own as MemberRole, role as MemberRole)
      const others = [...builders].filter(([who]) => who === 'stranger’s' || !isEnough(who))
      for (const [who, { headers }] of [['anonymous', server.stranger] as const, ...others]) {
        const { status } = await send(server.url + write(filled(path, anns)), method, headers)
        if (!isRefused(status)) wrong.push(`${who} ${method} ${path} (${role}): ${status}`)
      }
    }
    expect(wrong).toEqual([])
  })

  it('nor does a project of one’s own that leads on to another one', async () => {
    const bob = builders.get('stranger’s') ?? ann
    const wrong: string[] = []
    for (const { method, path } of ofProjects)
      for (const way of ['%2f..%2f', '/../', '/%2e%2e/', '%5c..%5c', '%00', ',', '%20']) {
        const { status } = await send(server.url + filled(path, `${bobs}${way}${anns}`), method, bob.headers)
        if (!isRefused(status)) wrong.push(`${method} ${path} ${way}: ${status}`)
      }
    expect(wrong).toEqual([])
  })
})

describe('who is signed in to a site is nobody to the editor, and the other way about', () => {
  it('no session of a site opens a route of the editor', async () => {
    const wrong: string[] = []
    for (const { method, path, role } of ofEditor.filter(({ role }) => role !== 'public'))
      for (const [who, cookie] of Object.entries(VISITORS)) {
        const { status } = await send(server.url + filled(path, anns), method, { origin: server.url, ...(cookie && { cookie }) })
        if (status !== 401) wrong.push(`${who} ${method} ${path} (${role}): ${status}`)
      }
    expect(wrong).toEqual([])
  })

  it.each(['owner', ...MEMBER_ROLES.slice(1), 'stranger’s'])('a builder is a stranger on the site: %s', async (who) => {
    const { cookie = '' } = builders.get(who)?.headers ?? {}
    for (const path of ['/members', '/staff', '/night', '/en/members', '/ru/night']) {
      const { status, text } = await visit(server.siteUrl('anns', path), { headers: { cookie } })
      expect([path, isRefused(status), text.includes('SECRET')]).toEqual([path, true, false])
    }
  })
})

describe('routes of sites', () => {
  it('are on sites alone: neither the editor’s origin nor that of uploads has them', async () => {
    for (const { method, path } of ofSites)
      for (const origin of [server.url, server.hosts.assetsOrigin]) {
        const { status } = await send(origin + filled(path, ''), method, { ...ann.headers })
        expect([method, path, isRefused(status)]).toEqual([method, path, true])
      }
  })

  it('of a draft are for those who may see it: others get 403 of each, builders without its key too', async () => {
    for (const { method, path } of ofSites)
      for (const headers of [{}, { cookie: 'who=night' }, ann.headers]) {
        const { status } = await send(server.hosts.previewOrigin('anns') + filled(path, ''), method, headers)
        expect([method, path, status]).toEqual([method, path, 403])
      }
  })

  it.each(Object.keys(VISITORS))('never fail, and tell nobody of what is for others: %s', async (who) => {
    const cookie = VISITORS[who]
    for (const { method, path } of ofSites) {
      const { status, text } = await send(
        server.siteUrl('anns', '') + filled(path, ''),
        method,
        cookie === undefined ? {} : { cookie },
      )
      expect([method, path, status < 500, text.includes('SECRET')]).toEqual([method, path, true, false])
    }
  })
})

describe('pages and files behind a rule', () => {
  /** The last sign of what is behind each rule, and who may see it. */
  const MAY: Readonly<Record<string, readonly string[]>> = {
    'SECRET members': ['member', 'staff', 'night'],
    'SECRET row': ['staff', 'night'],
    'SECRET fetched': ['night'],
  }
  const WAYS: readonly ((path: string) => string)[] = [
    (path) => path,
    ...Object.values(TRICKS),
    (path) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
    (path) => `/welcome/..${path}`,
    (path) => `/welcome/%2e%2e${path}`,
    (path) => `/welcome%2f..${path}`,
    (path) => `${path}/index.html`,
    (path) => `${path}?wwlang=ru`,
    (path) => path.replace(/\.(?=\w+$)/, '%2e'),
  ]
  it.each(Object.keys(VISITORS))('however their address is written, %s gets what is for them and no more', async (who) => {
    const { release } = (await server.services.releases.current('anns')) ?? expect.unreachable()
    const guarded = Object.keys(release.files).filter((file) => release.files[file]?.tree === 'guarded')
    const paths = guarded.flatMap((file) => [`/${file}`, `/${file.replace(/\/?index\.html$/, '')}`])
    const cookie = VISITORS[who]
    const seen = new Set<string>()
    const wrong: string[] = []
    for (const path of new Set(paths))
      for (const way of WAYS) {
        const { status, text } = await visit(server.siteUrl('anns', '') + way(path), {
          headers: cookie === undefined ? {} : { cookie },
        })
        if (status >= 500) wrong.push(`${way(path)}: ${status}`)
        for (const [mark, may] of Object.entries(MAY)) {
          if (!text.includes(mark)) continue
          seen.add(mark)
          if (!may.includes(who)) wrong.push(`${way(path)}: ${mark}`)
        }
      }
    expect(wrong).toEqual([])
    // Rows that the server fetches come by a route of their own.
    expect([...seen].toSorted()).toEqual(
      Object.keys(MAY)
        .filter((mark) => MAY[mark]?.includes(who) && mark !== 'SECRET fetched')
        .toSorted(),
    )
  })
})
