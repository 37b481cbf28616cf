import { pluginDefinitions } from '@heddle/plugins/definitions'
import { pluginServers } from '@heddle/plugins/servers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LIMITS } from '../../limits.ts'
import { guardedRecords } from '../../testing/guarded-site.ts'
import { letterTo, linkIn, readOutbox } from '../../testing/outbox.ts'
import { startTestServer, type Person, type TestServer } from '../../testing/test-server.ts'
import { visit } from '../../testing/visit.ts'

const PASSWORD = 'a long enough secret'
const STAFF = 'staffrole'.padEnd(16, '0')
const NIGHT = 'nightrole'.padEnd(16, '0')
let server: TestServer
let owner: Person
let projectId = ''

beforeAll(async () => {
  server = await startTestServer({
    ports: {
      plugins: new Map(pluginDefinitions.map((plugin) => [plugin.namespace, plugin])),
      pluginServers,
      templates: [
        { id: 'club', assets: [], create: guardedRecords({ namespace: 'site-accounts' }) },
        { id: 'doorman', assets: [], create: guardedRecords() },
      ],
    },
  })
  owner = await server.newPerson('Owner')
  projectId = await publish('club')
  await publish('doorman')
})
afterAll(() => server.stop())

async function publish(template: string): Promise<string> {
  const { json } = await owner.call('POST', '/api/projects', { name: template, template })
  const id = String(json['project']?.['id'])
  expect((await owner.call('POST', `/api/projects/${id}/publish`, {})).text).toContain('"release"')
  return id
}
const accounts = (path = '', query = '') => `/api/projects/${projectId}/accounts${path}${query}`
const invite = (email: string, more: object = {}) =>
  owner.call('POST', accounts(), { place: 'live', email, name: 'Ann', ...more })
const list = async (query = '') => (await owner.call('GET', accounts('', query))).json
const EMPTY = { to: '', from: '', subject: '', text: '', html: '' }
const lettersTo = (email: string) => readOutbox(server.folder).filter(({ to }) => to === email)
const change = (id: string, values: object) => owner.call('PATCH', accounts(`/${id}`), { place: 'live', ...values })
const page = (path: string, cookie: string) => visit(server.siteUrl('club', path), { headers: { cookie } })

/** Sends the form of the page that a link leads to. */
function setPassword(link: string, password: string, origin = server.siteUrl('club', '')) {
  const { searchParams, href } = new URL(link)
  const body = new URLSearchParams({ token: searchParams.get('token') ?? '', password }).toString()
  return visit(href.split('?')[0] ?? '', {
    method: 'POST',
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    body,
  })
}
/** An account with a password, and its cookies. */
async function member(email: string, more: object = {}) {
  const { json } = await invite(email, more)
  const answer = await setPassword(String(json['link']), PASSWORD)
  const cookie = (answer.headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ')
  return { id: String(json['account']?.['id']), cookie }
}

describe('members of a site', () => {
  it('who is invited sets a password by the link, once, and is signed in', async () => {
    const { status, json } = await invite(' Ann@Example.org ', { roles: [STAFF] })
    expect([status, json['account']]).toEqual([
      200,
      {
        id: expect.any(String),
        email: 'ann@example.org',
        name: 'Ann',
        roles: [STAFF],
        isBlocked: false,
        hasPassword: false,
        isEmailConfirmed: false,
        createdAt: expect.any(Number),
        seenAt: null,
      },
    ])
    const link = String(json['link'])
    expect(link).toMatch(new RegExp(`^${server.siteUrl('club', '')}/ww/accounts/password\\?token=[\\w-]{43}$`))
    const form = await visit(link, { headers: { 'accept-language': 'ru' } })
    expect([form.status, form.headers['cache-control'], form.headers['referrer-policy']]).toEqual([
      200,
      'private, no-store',
      'same-origin',
    ])
    expect(form.text).toContain('<input id="password" name="password" type="password"')
    expect(form.text).toContain('Задать пароль')
    const short = await setPassword(link, 'short')
    expect([short.status, short.text.includes('A password has at least 8 characters.')]).toEqual([422, true])
    const set = await setPassword(link, PASSWORD)
    expect([set.status, set.headers['location']]).toEqual([303, '/'])
    const cookie = (set.headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ')
    expect((await page('/staff', cookie)).text).toContain('SECRET staff')
    const again = await setPassword(link, 'another long secret')
    expect([again.status, again.text.includes('used already'), again.headers['set-cookie']]).toEqual([410, true, undefined])
    expect((await list('?search=ann%40'))['accounts']?.[0]).toMatchObject({ hasPassword: true, seenAt: expect.any(Number) })
  })

  it('who is invited is sent the link in the language of the site, and the answer says that it lies in the outbox', async () => {
    const { json } = await invite('Gus@example.org')
    const [sent, ...more] = lettersTo('gus@example.org')
    expect([json['letter'], more, sent?.subject]).toEqual([
      'outbox',
      [],
      `You are invited to ${new URL(server.siteUrl('club')).host}`,
    ])
    expect(linkIn(sent ?? EMPTY)).toBe(json['link'])
    expect((await setPassword(linkIn(sent ?? EMPTY), PASSWORD)).status).toBe(303)
    // The link was shown to who invited too: it does not prove that they read mail there.
    expect((await list('?search=gus%40'))['accounts']?.[0]).toMatchObject({ hasPassword: true, isEmailConfirmed: false })
  })

  it('nobody is sent a link to a draft, which they could not open, nor to a site that has no accounts yet', async () => {
    const drafted = (await invite('hal@example.org', { place: 'draft' })).json
    expect(drafted).toMatchObject({ letter: 'draft', link: expect.any(String) })
    await owner.call('DELETE', accounts(`/${drafted['account']?.['id']}`, '?place=draft'))
    const { json } = await owner.call('POST', '/api/projects', { name: 'unseen', template: 'club' })
    const body = { place: 'live', email: 'hal@example.org', name: '' }
    const unseen = await owner.call('POST', `/api/projects/${json['project']?.['id']}/accounts`, body)
    expect(unseen.json).toMatchObject({ letter: 'unpublished', link: expect.any(String) })
    expect(lettersTo('hal@example.org')).toEqual([])
  })

  it('an address is written to so often in an hour, and the account stays invited without a letter', async () => {
    const told: unknown[] = []
    for (let at = 0; at <= LIMITS.mailsToAddress; at += 1) {
      const { json } = await invite('ivy@example.org')
      told.push(json['letter'])
      if (at < LIMITS.mailsToAddress) await owner.call('DELETE', accounts(`/${json['account']?.['id']}`, '?place=live'))
    }
    expect(told).toEqual([...Array.from({ length: LIMITS.mailsToAddress }, () => 'outbox'), 'limited'])
    expect([lettersTo('ivy@example.org').length, (await list('?search=ivy%40'))['total']]).toEqual([LIMITS.mailsToAddress, 1])
  })

  it('a role that is given opens a page, one that is taken closes it again', async () => {
    const { id, cookie } = await member('bea@example.org')
    expect((await page('/staff', cookie)).headers['location']).toBe('/sorry?_source=%2Fstaff')
    expect((await change(id, { roles: [STAFF, NIGHT, STAFF] })).json['roles']).toEqual([STAFF, NIGHT])
    expect((await page('/staff', cookie)).text).toContain('SECRET staff')
    expect((await page('/night', cookie)).status).toBe(200)
    await change(id, { roles: [] })
    expect((await page('/staff', cookie)).headers['location']).toBe('/sorry?_source=%2Fstaff')
  })

  it('who is blocked is signed out at once, and in no more; sessions of before do not come back', async () => {
    const { id, cookie } = await member('cleo@example.org')
    const signIn = () =>
      visit(server.siteUrl('club', '/ww/accounts/sign-in'), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'cleo@example.org', password: PASSWORD }),
      })
    const { json } = await owner.call('POST', accounts(`/${id}/link`), { place: 'live' })
    expect((await change(id, { isBlocked: true })).json['isBlocked']).toBe(true)
    expect((await page('/members', cookie)).headers['location']).toBe('/welcome?_source=%2Fmembers')
    expect((await signIn()).status).toBe(401)
    expect((await setPassword(String(json['link']), PASSWORD)).status).toBe(410)
    await change(id, { isBlocked: false })
    expect((await page('/members', cookie)).status).toBe(302)
    expect((await signIn()).status).toBe(200)
  })

  it('who is deleted is signed out and gone, and may be invited again', async () => {
    const { id, cookie } = await member('dora@example.org')
    expect((await owner.call('DELETE', accounts(`/${id}`, '?place=live'))).status).toBe(200)
    expect((await page('/members', cookie)).status).toBe(302)
    expect((await list('?search=dora'))['total']).toBe(0)
    for (const act of [change(id, {}), owner.call('DELETE', accounts(`/${id}`, '?place=live'))])
      expect((await act).json['error']?.['code']).toBe('no-account')
    expect((await invite('dora@example.org')).status).toBe(200)
  })

  it('who is deleted is told by a letter, but for who is blocked, who never came, and in a draft', async () => {
    const remove = (id: unknown, place = 'live') => owner.call('DELETE', accounts(`/${id}`, `?place=${place}`))
    const { id: blocked } = await member('jill@example.org')
    await change(blocked, { isBlocked: true })
    await remove(blocked)
    await remove((await invite('kate@example.org')).json['account']?.['id'])
    await remove((await invite('lena@example.org', { place: 'draft' })).json['account']?.['id'], 'draft')
    const { id } = await member('mary@example.org')
    await remove(id)
    const host = new URL(server.siteUrl('club')).host
    const told = await letterTo(server.folder, 'mary@example.org', 1)
    expect([told.subject, linkIn(told)]).toEqual([`Your account at ${host} was deleted`, server.siteUrl('club', '/')])
    const others = ['jill', 'kate', 'lena'].flatMap((name) => lettersTo(`${name}@example.org`))
    expect(others.map(({ subject }) => subject)).toEqual([`You are invited to ${host}`, `You are invited to ${host}`])
  })

  it('a new link takes the place of the one before, and setting a password ends other sessions', async () => {
    const { id, cookie } = await member('eve@example.org')
    const link = async () => String((await owner.call('POST', accounts(`/${id}/link`), { place: 'live' })).json['link'])
    const [first, second] = [await link(), await link()]
    expect((await setPassword(first, PASSWORD)).status).toBe(410)
    expect((await page('/members', cookie)).status).toBe(200)
    expect((await setPassword(second, 'a new long secret')).status).toBe(303)
    expect((await page('/members', cookie)).status).toBe(302)
  })

  it.each([
    ['no address', 'eve', 'bad-email'],
    ['an address that is there', 'Eve@example.org', 'email-taken'],
  ])('nobody is invited by %s', async (_, email, code) => {
    expect((await invite(email)).json['error']?.['code']).toBe(code)
  })

  it('they come in pages, the newest first, are found by what they hold, and the draft has its own', async () => {
    const place = { projectId, isDraft: true }
    for (let at = 0; at <= LIMITS.accountsPerPage; at += 1)
      await server.services.siteMembers.invite(place, {
        email: `n${at}@example.org`,
        name: at === 7 ? 'Zoe 50%_' : '',
        roles: [],
      })
    const first = await list('?place=draft')
    expect([first['total'], first['pageSize'], first['accounts']?.['length']]).toEqual([51, 50, 50])
    expect((await list('?place=draft&offset=50'))['accounts']?.['length']).toBe(1)
    const found = await list(`?place=draft&search=${encodeURIComponent('zoe 50%_')}`)
    expect([found['total'], found['accounts']?.[0]?.['email']]).toEqual([1, 'n7@example.org'])
    expect((await list(`?place=draft&search=${encodeURIComponent('%')}`))['total']).toBe(1)
    expect((await list('?search=n7%40'))['total']).toBe(0)
  })

  it('the form is no use to a page of another site, and a site without accounts has none', async () => {
    const { json } = await invite('fay@example.org')
    expect((await setPassword(String(json['link']), PASSWORD, 'https://evil.example')).status).toBe(403)
    expect((await setPassword(String(json['link']), PASSWORD)).status).toBe(303)
    expect((await visit(server.siteUrl('doorman', '/ww/accounts/password?token=x'))).status).toBe(404)
  })

  it('a form that is too large is refused, and so is a password', async () => {
    const link = server.siteUrl('club', '/ww/accounts/password?token=%22%3E%3Cb%3E')
    expect((await visit(link)).text).toContain('value="&quot;>&lt;b>"')
    expect((await setPassword(link, 'x'.repeat(LIMITS.passwordMax + 1))).status).toBe(422)
    expect((await setPassword(link, 'x'.repeat(LIMITS.formBytes))).status).toBe(413)
  })
})
