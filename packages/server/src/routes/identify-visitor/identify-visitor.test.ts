import { pluginDefinitions } from '@heddle/plugins/definitions'
import { pluginServers } from '@heddle/plugins/servers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LIMITS } from '../../limits.ts'
import { guardedRecords } from '../../testing/guarded-site.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { visit } from '../../testing/visit.ts'

const LIFE = LIMITS.sessionSeconds * 1000
let time = Date.now()
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({
    ports: {
      now: () => time,
      plugins: new Map(pluginDefinitions.map((plugin) => [plugin.namespace, plugin])),
      pluginServers,
      templates: [{ id: 'club', assets: [], create: guardedRecords({ namespace: 'site-accounts' }) }],
    },
  })
  const owner = await server.newPerson('Owner')
  const { json } = await owner.call('POST', '/api/projects', { name: 'club', template: 'club' })
  expect((await owner.call('POST', `/api/projects/${json['project']?.['id']}/publish`, {})).text).toContain('"release"')
})
afterAll(() => server.stop())

async function ask(act: string, body: object, cookie = '') {
  const headers = { 'content-type': 'application/json', cookie }
  const init = { method: 'POST', headers, body: JSON.stringify(body) }
  const { headers: given, text } = await visit(server.siteUrl('club', `/ww/accounts/${act}`), init)
  const set = given['set-cookie'] ?? []
  const isKnown = (JSON.parse(text) as { user: unknown }).user !== null
  return { set, isKnown, keeping: given['cache-control'], cookie: set.map((one) => one.split(';')[0]).join('; ') }
}
const signUp = (email: string) => ask('sign-up', { email, password: 'a long enough secret', name: 'Ann' })
const session = (cookie: string) => ask('session', {}, cookie)

describe('the session of a visitor', () => {
  it('S7-13 goes on while they come: by the cookies they have, set anew as they were, on an answer that nobody keeps', async () => {
    const made = await signUp('ann@example.org')
    for (let spent = 0; spent <= 2 * LIFE; spent += LIMITS.sessionRenewAfter) {
      time += LIMITS.sessionRenewAfter
      // A page may be kept, and says nothing of it.
      const page = await visit(server.siteUrl('club', '/members'), { headers: { cookie: made.cookie } })
      expect([page.status, page.headers['set-cookie']]).toEqual([200, undefined])
      expect(await session(made.cookie)).toEqual({ ...made, keeping: 'no-store' })
    }
  })

  it('is left as it is within some days, by one of many requests at once, and over for who stays away', async () => {
    const { cookie } = await signUp('bea@example.org')
    time += LIMITS.sessionRenewAfter - 1
    expect(await session(cookie)).toMatchObject({ isKnown: true, set: [] })
    time += 1
    const many = await Promise.all([session(cookie), session(cookie), session(cookie)])
    expect(many.map(({ isKnown }) => isKnown)).toEqual([true, true, true])
    expect(many.filter(({ set }) => set.length > 0).length).toBe(1)
    time += LIFE
    expect(await session(cookie)).toMatchObject({ isKnown: false, set: [] })
  })

  it('is not begun again by who was signed out, nor by two sessions at once', async () => {
    const [cleo, dora] = [await signUp('cleo@example.org'), await signUp('dora@example.org')]
    time += LIMITS.sessionRenewAfter
    expect(await session(`${cleo.cookie}; ${dora.cookie}`)).toMatchObject({ isKnown: false, set: [] })
    await ask('sign-out', {}, cleo.cookie)
    expect(await session(cleo.cookie)).toMatchObject({ isKnown: false, set: [] })
    expect(await session(dora.cookie)).toMatchObject({ isKnown: true, set: dora.set })
  })
})
