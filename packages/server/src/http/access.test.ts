import { isAtLeast, MEMBER_ROLES, type MemberRole } from '@heddle/document'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { routes } from '../routes.gen.ts'
import { startTestServer, type Person, type TestServer } from '../testing/test-server.ts'
import { visit } from '../testing/visit.ts'
import type { Role } from './contract.ts'

/** Every route and who may use it. A new route must be written here too: whoever adds one says so twice. */
const TABLE: Readonly<Record<string, Role>> = {
  'GET /health': 'public',
  'POST /ww/cms_data_sets/:collectionId/fetch': 'public',
  'POST /ww/plugin_actions/:name/run': 'public',
  'POST /ww/designs/:designId/user-files': 'public',
  'PUT /ww/user-files/:key': 'public',
  'POST /ww/accounts/sign-in': 'public',
  'POST /ww/accounts/sign-up': 'public',
  'POST /ww/accounts/sign-out': 'public',
  'POST /ww/accounts/session': 'public',
  'GET /ww/accounts/password': 'public',
  'POST /ww/accounts/password': 'public',
  'POST /ww/accounts/reset': 'public',
  'POST /ww/accounts/mail': 'public',
  'POST /ww/accounts/code': 'public',
  'POST /ww/accounts/name': 'public',
  'POST /ww/accounts/change-password': 'public',
  'POST /ww/accounts/change-email': 'public',
  'GET /ww/accounts/new-email': 'public',
  'POST /ww/accounts/new-email': 'public',
  'POST /ww/accounts/delete': 'public',
  'GET /ww/accounts/enter': 'public',
  'POST /ww/accounts/enter': 'public',
  'GET /api/session': 'public',
  'POST /api/sign-up': 'public',
  'POST /api/sign-in': 'public',
  'POST /api/sign-out': 'public',
  'GET /api/icons': 'signed-in',
  'GET /api/projects': 'signed-in',
  'POST /api/projects': 'signed-in',
  'POST /api/projects/import': 'signed-in',
  'PATCH /api/projects/:projectId': 'admin',
  'DELETE /api/projects/:projectId': 'owner',
  'GET /api/projects/:projectId/sync': 'viewer',
  'GET /api/projects/:projectId/file': 'editor',
  'POST /api/projects/:projectId/assets': 'content-editor',
  'GET /api/projects/:projectId/plugins/:namespace': 'editor',
  'PATCH /api/projects/:projectId/plugins/:namespace': 'editor',
  'POST /api/projects/:projectId/plugins/:namespace/try': 'editor',
  'GET /api/projects/:projectId/secrets': 'editor',
  'POST /api/projects/:projectId/secrets': 'editor',
  'POST /api/projects/:projectId/publish': 'editor',
  'POST /api/projects/:projectId/preview': 'viewer',
  'GET /api/projects/:projectId/domains': 'viewer',
  'POST /api/projects/:projectId/domains': 'admin',
  'POST /api/projects/:projectId/domains/:host/check': 'admin',
  'POST /api/projects/:projectId/domains/:host/main': 'admin',
  'DELETE /api/projects/:projectId/domains/:host': 'admin',
  'GET /api/projects/:projectId/members': 'viewer',
  'PATCH /api/projects/:projectId/members/:userId': 'admin',
  'DELETE /api/projects/:projectId/members/:userId': 'viewer',
  'POST /api/projects/:projectId/owner': 'owner',
  'POST /api/projects/:projectId/invitations': 'admin',
  'DELETE /api/projects/:projectId/invitations/:invitationId': 'admin',
  'POST /api/invitations/read': 'public',
  'POST /api/invitations/accept': 'public',
  'GET /api/projects/:projectId/releases': 'viewer',
  'POST /api/projects/:projectId/access': 'viewer',
  'POST /api/projects/:projectId/releases/:releaseId/activate': 'editor',
  'GET /api/projects/:projectId/accounts': 'admin',
  'POST /api/projects/:projectId/accounts': 'admin',
  'PATCH /api/projects/:projectId/accounts/:accountId': 'admin',
  'DELETE /api/projects/:projectId/accounts/:accountId': 'admin',
  'POST /api/projects/:projectId/accounts/:accountId/link': 'admin',
  'GET /api/projects/:projectId/user-files': 'admin',
  'GET /api/projects/:projectId/user-files/:key': 'admin',
  'DELETE /api/projects/:projectId/user-files/:key': 'admin',
}

const everyRoute = routes.map(({ contract }) => ({ name: `${contract.method} ${contract.path}`, contract }))

let server: TestServer
let ann: Person
let bob: Person
/** Owns projects that nobody needs. */
let cleo: Person
const members = new Map<MemberRole, Person>()
let annsProject = ''

beforeAll(async () => {
  server = await startTestServer()
  ann = await server.newPerson('Ann')
  bob = await server.newPerson('Bob')
  annsProject = String((await ann.call('POST', '/api/projects', { name: 'Ann’s', template: 'empty' })).json['project']?.['id'])
  await bob.call('POST', '/api/projects', { name: 'Bob’s', template: 'empty' })
  cleo = await server.newPerson('Cleo')
  for (const role of MEMBER_ROLES.slice(1)) {
    const person = await server.newPerson(role)
    members.set(role, person)
    const { id } = await server.database.db
      .selectFrom('user')
      .select('id')
      .where('email', '=', `${role}@example.com`)
      .executeTakeFirstOrThrow()
    await server.services.projects.addMember(annsProject, id, role)
  }
})
afterAll(() => server.stop())

it('names every route in the table', () => {
  expect(everyRoute.map(({ name }) => name).toSorted()).toEqual(Object.keys(TABLE).toSorted())
})

/** What the server answers beside the routes: files of the build, and the pages of the editor. */
const BESIDE = ['GET /', 'GET /*', 'GET /canvas.html', 'GET /sign-in', 'GET /sign-up', 'GET /templates/:name']

it('has no address but those of the table and of the editor’s own files', () => {
  expect(registered(server.app.printRoutes({ commonPrefix: false }))).toEqual([...Object.keys(TABLE), ...BESIDE].toSorted())
})

/** What a server answers, read from the tree that it prints: four signs for each level, then a part of an address and its methods. */
function registered(tree: string): readonly string[] {
  const parts: string[] = []
  const found = tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods = ''] = /^([│├└─ ]*)(\S+)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? []
    if (part === '') return []
    parts.splice(indent.length / 4 - 1, Infinity, part)
    const path = parts.join('')
    return methods.split(', ').map((method) => `${method} ${path}`)
  })
  return found.filter((name) => !name.startsWith('HEAD ') && !name.startsWith(' ')).toSorted()
}

const addressOf = (path: string, projectId: string) =>
  path
    .replace(':projectId', projectId)
    .replace(/:(?:releaseId|userId|invitationId|accountId)/, 'a'.repeat(16))
    .replace(':key', 'a'.repeat(32))
    .replace(':namespace', 'dates')
    .replace(':host', 'www.example.org')

/** The status with which a route answers a person; a socket's when its upgrade is refused, 101 when not. */
async function statusFor(person: Person, name: string, projectId: string): Promise<number> {
  const [method = '', path = ''] = name.split(' ')
  if (!path.endsWith('/sync'))
    return (await person.call(method, addressOf(path, projectId), method === 'GET' ? undefined : {})).status
  return new Promise((resolve) => {
    const socket = new WebSocket(server.url.replace('http', 'ws') + addressOf(path, projectId), { headers: person.headers })
    socket.on('open', () => {
      resolve(101)
      socket.close()
    })
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0))
    socket.on('error', () => undefined)
  })
}

describe.each(everyRoute)('$name', ({ name, contract }) => {
  it('has the role of the table', () => {
    expect(contract.role).toBe(TABLE[name])
  })

  it('lets in whom the role says, and nobody else', async () => {
    const role = TABLE[name]
    const isOpen = role === 'public'
    const stranger = await statusFor(server.stranger, name, annsProject)
    if (isOpen) expect(stranger).not.toBe(403)
    else expect(stranger).toBe(401)
    if (!contract.path.includes(':projectId')) return
    // Bob owns a project, only not this one: it is to him as if it did not exist.
    expect(await statusFor(bob, name, annsProject)).toBe(404)
    expect(await statusFor(bob, name, 'z'.repeat(16))).toBe(404)
    // Owners may delete: each time another one.
    const { json: spare } = await cleo.call('POST', '/api/projects', { name: 'Spare', template: 'empty' })
    const asOwner = await statusFor(cleo, name, String(spare['project']?.['id']))
    expect([101, 200, 400, 404, 406, 415]).toContain(asOwner)
    for (const [own, person] of members) {
      const isIn = isAtLeast(own, role as MemberRole)
      if (isIn) expect([101, 200, 400, 404, 406, 415], own).toContain(await statusFor(person, name, annsProject))
      else expect(await statusFor(person, name, annsProject), own).toBe(403)
    }
  })
})

it('lists to each person their own projects only', async () => {
  const names = async (person: Person) =>
    ((await person.call('GET', '/api/projects')).json['projects'] as unknown as { name: string }[]).map(({ name }) => name)
  expect(await names(ann)).toEqual(['Ann’s'])
  expect(await names(bob)).toEqual(['Bob’s'])
})

describe('a change asked for from another site', () => {
  const writes = everyRoute.filter(({ contract }) => contract.method !== 'GET')

  it.each(writes)('is refused by $name', async ({ contract }) => {
    const { cookie = '' } = ann.headers
    const attackers: Record<string, string>[] = [
      { cookie, origin: 'https://evil.example' },
      { cookie, origin: 'null' },
      { cookie, origin: server.siteUrl('anns', '') },
      { cookie, 'sec-fetch-site': 'same-site' },
      { cookie },
    ]
    for (const headers of attackers) {
      const answer = await visit(server.url + addressOf(contract.path, annsProject), { method: contract.method, headers })
      expect(answer.status).toBe(403)
      expect(JSON.parse(answer.text).error.code).toBe('foreign-origin')
    }
  })

  it('is refused by the socket', async () => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/projects/${annsProject}/sync`, {
      headers: { ...ann.headers, origin: server.siteUrl('anns', '') },
    })
    const status = await new Promise((resolve) => {
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode))
      socket.on('error', () => undefined)
    })
    expect(status).toBe(403)
  })
})

it('answers only for its own host names', async () => {
  const answer = await visit(`${server.url}/api/session`, { headers: {} })
  expect(answer.status).toBe(200)
  const { port } = new URL(server.url)
  const foreign = await visit(`http://evil.example:${port}/api/session`)
  expect(foreign.status).toBe(421)
  expect(JSON.parse(foreign.text).error.message).toContain('HEDDLE_HOST')
})

it('gives no session, no interface and no editor to the origins of sites and files', async () => {
  const { cookie = '' } = ann.headers
  for (const origin of [server.siteUrl('anns', ''), server.hosts.previewOrigin('anns'), server.hosts.assetsOrigin]) {
    for (const path of ['/api/session', '/api/projects', '/health']) {
      const answer = await visit(origin + path, { headers: { cookie } })
      expect(answer.text).not.toContain('ann@example.com')
      expect([302, 403, 404]).toContain(answer.status)
    }
    expect((await visit(`${origin}/api/sign-out`, { method: 'POST', headers: { cookie, origin } })).status).toBe(405)
  }
})
