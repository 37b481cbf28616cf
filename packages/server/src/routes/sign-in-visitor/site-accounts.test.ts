import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pluginDefinitions } from '@heddle/plugins/definitions'
import { pluginServers } from '@heddle/plugins/servers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { LIMITS } from '../../limits.ts'
import { guardedRecords } from '../../testing/guarded-site.ts'
import { startTestServer, type Person, type TestServer } from '../../testing/test-server.ts'
import { visit } from '../../testing/visit.ts'

let server: TestServer
let owner: Person
const projects = new Map<string, string>()
const PASSWORD = 'a long enough secret'

async function publish(name: string, template = name): Promise<void> {
  const { json } = await owner.call('POST', '/api/projects', { name, template })
  const id = String(json['project']?.['id'])
  projects.set(name, id)
  expect((await owner.call('POST', `/api/projects/${id}/publish`, {})).text).toContain('"release"')
}

beforeAll(async () => {
  const own = { namespace: 'site-accounts' }
  server = await startTestServer({
    ports: {
      plugins: new Map(pluginDefinitions.map((plugin) => [plugin.namespace, plugin])),
      pluginServers,
      templates: [
        { id: 'club', assets: [], create: guardedRecords(own) },
        { id: 'closed', assets: [], create: guardedRecords({ ...own, publicData: { allowSignUp: false } }) },
        { id: 'doorman', assets: [], create: guardedRecords() },
      ],
    },
  })
  owner = await server.newPerson('Owner')
  await publish('club')
  await publish('other', 'club')
  await publish('closed')
  await publish('doorman')
})
afterAll(() => server.stop())

interface Asked {
  readonly cookie?: string
  readonly site?: string
  readonly origin?: string
}
async function ask(act: string, body: object, { cookie, site = server.siteUrl('club', ''), origin }: Asked = {}) {
  const headers = { 'content-type': 'application/json', ...(cookie && { cookie }), ...(origin && { origin }) }
  const answer = await visit(`${site}/ww/accounts/${act}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const set = answer.headers['set-cookie'] ?? []
  const json = JSON.parse(answer.text) as {
    user?: { id?: string; email?: string; roles?: string[] } | null
    error?: { code: string }
  }
  return { ...answer, set, json, cookie: set.map((one) => one.split(';')[0]).join('; ') }
}
const signUp = (email: string, asked?: Asked) => ask('sign-up', { email, password: PASSWORD, name: 'Ann' }, asked)
const signIn = (email: string, password = PASSWORD, asked?: Asked) => ask('sign-in', { email, password }, asked)
const page = (path: string, cookie: string, site = server.siteUrl('club', '')) => visit(site + path, { headers: { cookie } })
/** Makes an account without a question over HTTP; the cookie of its session. */
async function make(email: string): Promise<string> {
  const shown = await server.services.releases.current('club')
  const place = { projectId: projects.get('club') ?? '', isDraft: false, access: shown?.release.access }
  const site = { ...place, origin: server.siteUrl('club', ''), root: '', name: '', pageLanguage: '', language: 'en' } as const
  const made = await server.services.siteAccounts.signUp(site, {
    email,
    password: PASSWORD,
    name: '',
    goTo: '',
    cookie: undefined,
  })
  return (made?.cookies ?? []).map((one) => one.split(';')[0]).join('; ')
}

describe('an account of a site', () => {
  it('is made, signs in to what is for those who are signed in, and out again', async () => {
    const made = await signUp(' Ann@Example.org ')
    expect(made.json.user).toEqual({
      id: expect.any(String),
      email: 'ann@example.org',
      name: 'Ann',
      isEmailConfirmed: false,
      roles: [],
    })
    expect((await page('/members', made.cookie)).text).toContain('SECRET members')
    expect((await page('/staff', made.cookie)).headers['location']).toBe('/sorry?_source=%2Fstaff')
    expect((await ask('session', {}, { cookie: made.cookie })).json.user?.email).toBe('ann@example.org')
    const out = await ask('sign-out', {}, { cookie: made.cookie })
    expect(out.set.every((one) => one.includes('Max-Age=0'))).toBe(true)
    expect((await ask('session', {}, { cookie: made.cookie })).json.user).toBe(null)
    expect((await page('/members', made.cookie)).headers['location']).toBe('/welcome?_source=%2Fmembers')
    expect((await signIn('ANN@example.org')).json.user?.email).toBe('ann@example.org')
  })

  it('S6-01 is given a page for members at once, as before in every word, and nothing any more from the moment its session ends', async () => {
    const [ida, jo] = [{ cookie: await make('ida@example.org') }, { cookie: await make('jo@example.org') }]
    const told = async (path: string, cookie: string) => {
      const { status, headers, text } = await page(path, cookie)
      return { status, text, headers: { ...headers, date: undefined } }
    }
    const first = await told('/members', ida.cookie)
    await told('/members', ida.cookie)
    const asked = vi.spyOn(server.services.releases, 'current')
    expect(await told('/members', ida.cookie)).toEqual(first)
    expect(first.headers['cache-control']).toBe('private, no-store')
    expect(asked).not.toHaveBeenCalled()
    for (const cookie of ['', 'heddle-account=x', `heddle-account=${'a'.repeat(43)}`, `${ida.cookie}; ${jo.cookie}`])
      expect([cookie, (await page('/members', cookie)).status]).toEqual([cookie, 302])
    expect(asked).toHaveBeenCalledTimes(4)
    asked.mockRestore()

    expect((await page('/staff', ida.cookie)).headers['location']).toBe('/sorry?_source=%2Fstaff')
    const id = String((await ask('session', {}, { cookie: ida.cookie })).json.user?.id)
    const members = `/api/projects/${projects.get('club')}/accounts/${id}`
    expect((await owner.call('PATCH', members, { place: 'live', roles: ['staffrole0000000'] })).status).toBe(200)
    expect((await page('/staff', ida.cookie)).text).toContain('SECRET staff')
    expect((await page('/staff', ida.cookie)).text).toContain('SECRET staff')
    expect((await owner.call('PATCH', members, { place: 'live', isBlocked: true })).status).toBe(200)
    for (const path of ['/staff', '/members']) expect((await page(path, ida.cookie)).status).toBe(302)
    expect((await page('/members', jo.cookie)).status).toBe(200)
    await ask('sign-out', {}, { cookie: jo.cookie })
    expect((await page('/members', jo.cookie)).status).toBe(302)
  })

  it('is told by a cookie of the host alone that scripts cannot read, another one each time', async () => {
    const first = await signUp('bea@example.org')
    for (const one of first.set)
      expect(one).toMatch(/^(__Host-)?heddle-account=[\w-]{43}; Path=\/; HttpOnly; Max-Age=\d+; SameSite=Lax/)
    expect(first.set.some((one) => one.startsWith('__Host-') && one.endsWith('; Secure'))).toBe(true)
    expect(first.set.join()).not.toContain('Domain')
    const second = await signIn('bea@example.org', PASSWORD, { cookie: first.cookie })
    expect(second.cookie).not.toBe(first.cookie)
    expect((await ask('session', {}, { cookie: first.cookie })).json.user).toBe(null)
    expect((await ask('session', {}, { cookie: second.cookie })).json.user?.email).toBe('bea@example.org')
  })

  it('is one of its site: neither another site nor the draft knows it', async () => {
    const { cookie } = await signUp('cleo@example.org')
    const other = server.siteUrl('other', '')
    expect((await page('/members', cookie, other)).status).toBe(302)
    expect((await signIn('cleo@example.org', PASSWORD, { site: other })).status).toBe(401)
    const { json } = await owner.call('POST', `/api/projects/${projects.get('club')}/preview`, {})
    const draft = new URL(String(json['url']))
    const key = String((await visit(draft.href)).headers['set-cookie']?.[0]).split(';')[0] ?? ''
    const inDraft = await ask('sign-up', { email: 'cleo@example.org', password: PASSWORD }, { site: draft.origin, cookie: key })
    expect(inDraft.json.user?.email).toBe('cleo@example.org')
    expect((await page('/members', `${key}; ${inDraft.cookie}`, draft.origin)).text).toContain('SECRET members')
    expect((await page('/members', inDraft.cookie)).status).toBe(302)
  })

  it('is not told apart from one that is not there, nor is a password that is wrong', async () => {
    await make('dora@example.org')
    const known = await signIn('dora@example.org', 'wrong')
    const unknown = await signIn('nobody@example.org', 'wrong')
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text])
    expect(known.set).toEqual([])
  })

  it('is nothing that a page of another site can use, or that a site without accounts has', async () => {
    const refused = async (asked: Asked) => (await ask('session', {}, asked)).json.error?.code
    expect(await refused({ origin: server.siteUrl('other', '') })).toBe('foreign-page')
    expect(await refused({ origin: 'null' })).toBe('foreign-page')
    expect((await signUp('gus@example.org', { site: server.siteUrl('doorman', '') })).status).toBe(404)
    expect((await signUp('gus@example.org', { site: server.siteUrl('closed', '') })).json.error?.code).toBe('sign-up-closed')
  })

  it.each([
    ['no address', { email: 'ann', password: PASSWORD }, 'bad-email'],
    ['a password that is too short', { email: 'f@example.org', password: 'short' }, 'short-password'],
    ['an address that is taken', { email: 'Ann@Example.org', password: PASSWORD }, 'no-account-made'],
  ])('is not made with %s', async (_, body, code) => {
    expect((await ask('sign-up', body)).json.error?.code).toBe(code)
  })

  it('lies in the place of its site, never among what Heddle keeps, and goes with the project', async () => {
    const place = join(server.folder, 'backends', projects.get('other') ?? '')
    expect(existsSync(join(place, 'live.sqlite'))).toBe(true)
    const users = await server.database.db.selectFrom('user').select('email').execute()
    expect(users.map(({ email }) => email)).toEqual(['owner@example.com'])
    await owner.call('DELETE', `/api/projects/${projects.get('other')}`)
    expect(existsSync(place)).toBe(false)
  })

  it('is closed for a while to somebody who guesses, known or not', async () => {
    await make('eve@example.org')
    const shown = await server.services.releases.current('club')
    const site = { projectId: projects.get('club') ?? '', isDraft: false, access: shown?.release.access }
    const attempt = (email: string, password: string) =>
      server.services.siteAccounts.signIn(site, { email, password, cookie: undefined }).then(
        () => 'in',
        (error: Error) => error.message.slice(0, 12),
      )
    for (const email of ['eve@example.org', 'noeve@example.org']) {
      for (let at = 0; at < LIMITS.accountAttempts; at += 1) expect(await attempt(email, `guess ${at}`)).toBe('The e-mail a')
      expect(await attempt(email, PASSWORD)).toBe('Too many att')
    }
  })
})
