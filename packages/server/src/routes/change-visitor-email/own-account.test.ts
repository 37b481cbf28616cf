import { pluginDefinitions } from '@heddle/plugins/definitions'
import { pluginServers } from '@heddle/plugins/servers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LIMITS } from '../../limits.ts'
import { guardedRecords } from '../../testing/guarded-site.ts'
import { letterTo, linkIn, readOutbox } from '../../testing/outbox.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { visit } from '../../testing/visit.ts'

const PASSWORD = 'a long enough secret'
const ACTS = ['name', 'change-password', 'change-email', 'delete'] as const
const given = { name: 'Eve', password: PASSWORD, newPassword: 'another secret', email: 'eve@example.org' }
let server: TestServer
let asked = 0
let time = Date.now()

beforeAll(async () => {
  server = await startTestServer({
    config: { trustProxy: 1 },
    ports: {
      // Letters lie in the order of their time.
      now: () => (time += 1),
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
const tokenIn = (link: string) => new URL(link).searchParams.get('token') ?? ''
const setByForm = (link: string) =>
  visit(link.split('?')[0] ?? '', {
    method: 'POST',
    headers: {
      origin: server.siteUrl('club', ''),
      'x-forwarded-for': place(),
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ token: tokenIn(link), password: 'a third secret' }).toString(),
  })
const NONE = { to: '', from: '', subject: '', text: '', html: '' }
const lettersTo = (email: string) => readOutbox(server.folder).filter(({ to }) => to === email)
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

describe('whoever has an account is told by a letter what was done with it', () => {
  const subjects = async (email: string, at: number) => [
    (await letterTo(server.folder, email, at)).subject,
    lettersTo(email).length,
  ]
  const host = () => new URL(server.siteUrl('club')).host

  it('another password: in the language of the page, without a link that does anything, and not for a try that was refused', async () => {
    const email = 'cara@example.org'
    const { cookie } = await signUp(email)
    const change = { password: PASSWORD, newPassword: 'another secret', language: 'ru' }
    for (const wrong of [{ password: 'a guess' }, { newPassword: 'short' }])
      await ask('change-password', { ...change, ...wrong }, { cookie })
    await ask('change-password', change, { cookie })
    expect(await subjects(email, 0)).toEqual([`Ваш пароль на ${host()} изменён`, 1])
    const [{ text, html } = NONE] = lettersTo(email)
    for (const told of [text, html]) {
      expect(told).toContain(`${server.siteUrl('club', '/')}`)
      expect(told).not.toMatch(/token=|secret/)
    }
  })

  it('a password that was set by the link of a letter, on the site and on the server’s own page', async () => {
    const email = 'dana@example.org'
    await signUp(email)
    for (const [at, set] of [
      (link: string) => ask('reset', { token: tokenIn(link), password: 'another secret' }),
      setByForm,
    ].entries()) {
      await ask('mail', { kind: 'password', email })
      const link = linkIn(await letterTo(server.folder, email, at * 2))
      expect((await set(link)).status).toBeLessThan(400)
      expect(await subjects(email, at * 2 + 1)).toEqual([`Your password at ${host()} was changed`, at * 2 + 2])
      expect((await set(link)).status).toBe(410)
    }
    expect(lettersTo(email)).toHaveLength(4)
  })

  it('another address: at the one of before, once it is done', async () => {
    const { cookie } = await signUp('ella@example.org')
    await ask('change-email', { email: 'ella@new.example', password: PASSWORD }, { cookie })
    const link = linkIn(await letterTo(server.folder, 'ella@new.example'))
    expect((await letterTo(server.folder, 'ella@example.org')).subject).toContain('is to be changed')
    await press(link, '')
    await press(link, cookie)
    expect(await subjects('ella@example.org', 1)).toEqual([`Your address at ${host()} was changed`, 2])
    expect(JSON.stringify(lettersTo('ella@example.org'))).not.toContain('ella@new.example')
    expect(lettersTo('ella@new.example')).toHaveLength(1)
  })

  it('no account any more: after the answer, which says nothing of it, and at an address that is free again', async () => {
    const email = 'fara@example.org'
    const { cookie } = await signUp(email)
    await ask('delete', { password: 'a guess' }, { cookie })
    expect((await ask('delete', { password: PASSWORD }, { cookie })).text).toBe('{"done":true}')
    expect(await subjects(email, 0)).toEqual([`Your account at ${host()} was deleted`, 1])
    // Who has no account is answered as before, and nobody is written to.
    expect((await ask('delete', { password: PASSWORD }, { cookie })).json.error?.code).toBe('signed-out')
    expect((await ask('mail', { kind: 'password', email })).text).toBe('{"done":true}')
    await signUp(email)
    await ask('mail', { kind: 'code', email })
    expect(await subjects(email, 1)).toEqual([`Your code for ${host()}`, 2])
  })

  it('however many letters a stranger asked for before', async () => {
    const email = 'gina@example.org'
    const { cookie } = await signUp(email)
    for (let at = 0; at <= LIMITS.mailsToAddress; at += 1) await ask('mail', { kind: 'link', email })
    await ask('change-password', { password: PASSWORD, newPassword: 'another secret' }, { cookie })
    expect(await subjects(email, LIMITS.mailsToAddress)).toEqual([
      `Your password at ${host()} was changed`,
      LIMITS.mailsToAddress + 1,
    ])
  })
})
