import { pluginDefinitions } from '@heddle/plugins/definitions'
import { pluginServers } from '@heddle/plugins/servers'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { guardedRecords } from '../testing/guarded-site.ts'
import { openWindow } from '../testing/sync-client.ts'
import { startTestServer, type Person, type TestServer } from '../testing/test-server.ts'
import { visit } from '../testing/visit.ts'

const STAFF = 'staffrole'.padEnd(16, '0')
const STAFF_PAGE = 'staff'.padEnd(16, '0')
const PASSWORD = 'a long enough secret'

let server: TestServer
let owner: Person
let project = ''
const publish = () => owner.call('POST', `/api/projects/${project}/publish`, {})

beforeAll(async () => {
  server = await startTestServer({
    ports: {
      plugins: new Map(pluginDefinitions.map((plugin) => [plugin.namespace, plugin])),
      pluginServers,
      templates: [{ id: 'club', assets: [], create: guardedRecords({ namespace: 'site-accounts' }) }],
    },
  })
  owner = await server.newPerson('Owner')
  project = String((await owner.call('POST', '/api/projects', { name: 'club', template: 'club' })).json['project']?.['id'])
  expect((await publish()).text).toContain('"release"')
})
afterAll(() => server.stop())

interface Member {
  readonly id: string
  readonly cookie: string
}

const post = (act: string, body: object, cookie = '') =>
  visit(server.siteUrl('club', `/ww/accounts/${act}`), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    body: JSON.stringify(body),
  })
const page = (cookie: string) => visit(server.siteUrl('club', '/staff'), { headers: { cookie, accept: 'text/html' } })
const account = (id: string) => `/api/projects/${project}/accounts/${id}`
const change = (id: string, values: object) => owner.call('PATCH', account(id), { place: 'live', ...values })
const change200 = async (id: string, values: object) => expect((await change(id, values)).status).toBe(200)

/** Makes an account without a question over HTTP, which may be asked few times a minute. */
async function signUp(email: string): Promise<Member> {
  const shown = await server.services.releases.current('club')
  const place = { projectId: project, isDraft: false, access: shown?.release.access }
  const site = { ...place, origin: server.siteUrl('club', ''), root: '', name: '', pageLanguage: '', language: 'en' } as const
  const person = { email, password: PASSWORD, name: '', goTo: '', cookie: undefined }
  const made = await server.services.siteAccounts.signUp(site, person)
  const cookie = (made?.cookies ?? []).map((one) => one.split(';')[0]).join('; ')
  return { id: made?.user.id ?? '', cookie }
}

/** Somebody with the role of staff who was just given the page for staff, and is given it the quick way. */
async function letIn(name: string): Promise<Member> {
  const { id, cookie } = await signUp(`${name}@example.org`)
  await change200(id, { roles: [STAFF] })
  for (let twice = 0; twice < 2; twice += 1) expect((await page(cookie)).text).toContain('SECRET staff')
  const asked = vi.spyOn(server.services.releases, 'current')
  expect((await page(cookie)).status).toBe(200)
  expect(asked).not.toHaveBeenCalled()
  asked.mockRestore()
  return { id, cookie }
}

/** Ways in which somebody may be seen no more what they saw a moment ago. */
const TAKEN: Readonly<Record<string, (member: Member) => Promise<unknown>>> = {
  'signed out': ({ cookie }) => post('sign-out', {}, cookie),
  'lost the role': ({ id }) => change200(id, { roles: [] }),
  'is blocked': ({ id }) => change200(id, { isBlocked: true }),
  'is deleted': ({ id }) => owner.call('DELETE', `${account(id)}?place=live`),
  'signed in as somebody else in the same browser': async ({ cookie }) => {
    await signUp('other@example.org')
    return post('sign-in', { email: 'other@example.org', password: PASSWORD }, cookie)
  },
  'has a new password': async ({ id }) => {
    const link = String((await owner.call('POST', `${account(id)}/link`, { place: 'live' })).json['link'])
    const token = new URL(link).searchParams.get('token') ?? ''
    return visit(link.split('?')[0] ?? '', {
      method: 'POST',
      headers: { origin: server.siteUrl('club', ''), 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ token, password: 'a new long secret' }).toString(),
    })
  },
}

it.each(Object.keys(TAKEN))('S6-01 who was let in a moment ago and %s is refused with the next request', async (what) => {
  const member = await letIn(what.replaceAll(' ', '-'))
  const other = await letIn(`beside-${what.replaceAll(' ', '-')}`)
  await TAKEN[what]?.(member)
  for (let twice = 0; twice < 2; twice += 1) {
    const { status, text } = await page(member.cookie)
    expect([status, text.includes('SECRET')]).toEqual([302, false])
  }
  expect((await page(other.cookie)).text).toContain('SECRET staff')
})

it('S6-01 who may see a page no more by a new release is refused from the moment that it is published', async () => {
  const { cookie } = await letIn('released')
  const window = await openWindow(server, owner, project)
  const { records } = await server.services.rooms.read(project)
  const staff = records.find(({ id }) => id === STAFF_PAGE)
  const night = { ...staff, userGroups: [{ id: '' }, { id: 'nights'.padEnd(16, '0') }] }
  expect(await window.push({ put: { [STAFF_PAGE]: night } })).toBe('saved')
  await window.close()
  expect((await page(cookie)).status).toBe(200)
  expect((await publish()).status).toBe(200)
  for (let twice = 0; twice < 2; twice += 1) expect((await page(cookie)).headers['location']).toBe('/sorry?_source=%2Fstaff')
})
