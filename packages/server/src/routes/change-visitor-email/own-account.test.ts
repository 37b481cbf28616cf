import { pluginDefinitions } from '@heddle/plugins/definitions'
import { pluginServers } from '@heddle/plugins/servers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { guardedRecords } from '../../testing/guarded-site.ts'
import { letterTo, linkIn } from '../../testing/outbox.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { visit } from '../../testing/visit.ts'

const PASSWORD = 'a long enough secret'
const ACTS = ['name', 'change-password', 'change-email', 'delete'] as const
const given = { name: 'Eve', password: PASSWORD, newPassword: 'another secret', email: 'eve@example.org' }
let server: TestServer
let asked = 0

beforeAll(async () => {
  server = await startTestServer({
    config: { trustProxy: 1 },
    ports: {
      plugins: new Map(pluginDefinitions.map((plugin) => [plugin.namespace, plugin])),
      pluginServers,
      templates: [
        { id: 'club', assets: [], create: guardedRecords({ namespace: 'site-accounts' }) },
        { id: 'doorman', assets: [], create: guardedRecords() },
      ],
    },
  })
  const owner = await server.newPerson('Owner')
  for (const name of ['club', 'doorman']) {
    const { json } = await owner.call('POST', '/api/projects', { name, template: name })
    expect((await owner.call('POST', `/api/projects/${json['project']?.['id']}/publish`, {})).text).toContain('"release"')
  }
})
afterAll(() => server.stop())

const cookieOf = (set: readonly string[] = []) => set.map((one) => one.split(';')[0]).join('; ')
const place = () => `10.0.${(asked += 1) >> 8}.${asked & 255}`
async function ask(act: string, body: object, { cookie = '', origin = '', site = 'club' } = {}) {
  const answer = await visit(`${server.siteUrl(site, '')}/ww/accounts/${act}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': place(), cookie, ...(origin && { origin }) },
    body: JSON.stringify(body),
  })
  const json = JSON.parse(answer.text) as { user?: { email: string; name: string } | null; error?: { code: string } }
  return { ...answer, json, cookie: cookieOf(answer.headers['set-cookie']) }
}
const signUp = (email: string) => ask('sign-up', { email, password: PASSWORD, name: 'Ann' })
const press = (link: string, cookie: string) => {
  const { origin, pathname, searchParams } = new URL(link)
  return visit(origin + pathname, {
    method: 'POST',
    headers: { origin, cookie, 'x-forwarded-for': place(), 'content-type': 'application/x-www-form-urlencoded' },
    body: searchParams.toString(),
  })
}
const members = (cookie: string) => visit(server.siteUrl('club', '/members'), { headers: { cookie } })

describe.each(ACTS)('“%s” of one’s own account', (act) => {
  it.each([
    ['a stranger', 'signed-out', async () => ({})],
    ['somebody with a cookie of no session', 'signed-out', async () => ({ cookie: `heddle-account=${'a'.repeat(43)}` })],
    [
      'somebody who signed out',
      'signed-out',
      async () => {
        const { cookie } = await signUp(`out-${act}@example.org`)
        await ask('sign-out', {}, { cookie })
        return { cookie }
      },
    ],
    [
      'two sessions in one browser',
      'signed-out',
      async () => {
        const [one, two] = [await signUp(`one-${act}@example.org`), await signUp(`two-${act}@example.org`)]
        return { cookie: `${one.cookie}; ${two.cookie}` }
      },
    ],
    [
      'a page of another site',
      'foreign-page',
      async () => ({
        ...(await signUp(`foreign-${act}@example.org`)),
        origin: server.siteUrl('doorman', ''),
      }),
    ],
    ['a site without accounts', 'not-found', async () => ({ site: 'doorman' })],
  ])('is not for %s', async (_, code, who) => {
    const { cookie, origin, site }: { cookie?: string; origin?: string; site?: string } = await who()
    const answer = await ask(act, given, { ...(cookie && { cookie }), ...(origin && { origin }), ...(site && { site }) })
    expect([answer.json.error?.code, answer.cookie]).toEqual([code, ''])
  })
})

describe('one’s own account', () => {
  it('gets another name, another password and goes, and each answer sets or clears the session of this browser', async () => {
    const email = 'ann@example.org'
    const { cookie } = await signUp(email)
    expect((await ask('name', { name: 'Anna' }, { cookie })).json.user?.name).toBe('Anna')
    const changed = await ask('change-password', { password: PASSWORD, newPassword: 'another secret' }, { cookie })
    expect([changed.json.user?.name, (await members(cookie)).status, (await members(changed.cookie)).status]).toEqual([
      'Anna',
      302,
      200,
    ])
    const wrong = await ask('delete', { password: PASSWORD }, { cookie: changed.cookie })
    expect([wrong.status, wrong.json.error?.code]).toEqual([403, 'wrong-own-password'])
    const gone = await ask('delete', { password: 'another secret' }, { cookie: changed.cookie })
    expect([gone.text, gone.headers['set-cookie']?.every((one) => one.includes('Max-Age=0'))]).toEqual(['{"done":true}', true])
    expect((await members(changed.cookie)).status).toBe(302)
    expect((await ask('sign-in', { email, password: 'another secret' })).json.error?.code).toBe('wrong-password')
  })

  it('gets another address on the server’s own page, in the browser that is signed in, and is led on within the site', async () => {
    const { cookie } = await signUp('bea@example.org')
    const wanted = { email: 'bea@new.example', password: PASSWORD, goTo: '/members', language: 'ru' }
    expect((await ask('change-email', wanted, { cookie })).text).toBe('{"done":true}')
    const told = await letterTo(server.folder, 'bea@example.org')
    expect(told.subject).toMatch(/to be changed|меняют/)
    const link = linkIn(await letterTo(server.folder, 'bea@new.example'))
    const page = await visit(link, { headers: { cookie } })
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('Use this address')])
    const stranger = await press(link, '')
    expect([stranger.status, stranger.text]).toEqual([401, expect.stringContaining('Sign in on the site')])
    expect(stranger.text).toContain('<button>Use this address')
    const done = await press(link, cookie)
    expect([done.status, done.headers['location']]).toEqual([303, '/members'])
    expect((await ask('session', {}, { cookie })).json.user?.email).toBe('bea@new.example')
    const again = await press(link, cookie)
    expect([again.status, again.text]).toEqual([410, expect.not.stringContaining('<button>')])
    expect((await press(`${link.replace(/goTo=[^&]*/, 'goTo=%2F%2Fevil.example')}`, cookie)).headers['location']).toBeUndefined()
  })
})
