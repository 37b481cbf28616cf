import { pluginDefinitions } from '@heddle/plugins/definitions'
import { pluginServers } from '@heddle/plugins/servers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LIMITS } from '../../limits.ts'
import { guardedRecords } from '../../testing/guarded-site.ts'
import { letterTo, linkIn, readOutbox } from '../../testing/outbox.ts'
import { startTestServer, type Person, type TestServer } from '../../testing/test-server.ts'
import { visit } from '../../testing/visit.ts'

const PASSWORD = 'a long enough secret'
const own = { namespace: 'site-accounts' }
let time = Date.now()
let server: TestServer
let owner: Person
let people = 0
let asked = 0
/** Each test has an address of its own, and each question a place in the network: letters and questions are counted by them. */
const someone = (): string => `visitor${(people += 1)}@example.org`

beforeAll(async () => {
  server = await startTestServer({
    config: { trustProxy: 1 },
    ports: {
      // Letters lie in the order of their time.
      now: () => (time += 1),
      plugins: new Map(pluginDefinitions.map((plugin) => [plugin.namespace, plugin])),
      pluginServers,
      templates: [
        { id: 'club', assets: [], create: guardedRecords(own) },
        { id: 'careful', assets: [], create: guardedRecords({ ...own, publicData: { confirmEmail: true } }) },
      ],
    },
  })
  owner = await server.newPerson('Owner')
  for (const name of ['club', 'careful']) {
    const { json } = await owner.call('POST', '/api/projects', { name, template: name })
    expect((await owner.call('POST', `/api/projects/${json['project']?.['id']}/publish`, {})).text).toContain('"release"')
  }
})
afterAll(() => server.stop())

const cookieOf = (set: readonly string[] = []) => set.map((one) => one.split(';')[0]).join('; ')
async function ask(act: string, body: object, site = 'club') {
  const answer = await visit(`${server.siteUrl(site, '')}/ww/accounts/${act}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.${(asked += 1) >> 8}.${asked & 255}` },
    body: JSON.stringify(body),
  })
  const json = JSON.parse(answer.text) as { user?: { email: string; name: string } | null; error?: { code: string } }
  return { ...answer, json, cookie: cookieOf(answer.headers['set-cookie']) }
}
const send = (kind: string, email: string, more: object = {}, site = 'club') => ask('mail', { kind, email, ...more }, site)
const signUp = (email: string, more: object = {}, site = 'club') =>
  ask('sign-up', { email, password: PASSWORD, name: 'Ann', ...more }, site)
const signIn = (email: string, password: string, site = 'club') => ask('sign-in', { email, password }, site)
const members = (cookie: string, site = 'club') => visit(server.siteUrl(site, '/members'), { headers: { cookie } })
const press = (link: string, fields: Readonly<Record<string, string>> = {}) => {
  const { origin, pathname, searchParams } = new URL(link)
  return visit(origin + pathname, {
    method: 'POST',
    headers: {
      origin,
      'x-forwarded-for': `10.1.${(asked += 1) >> 8}.${asked & 255}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ ...Object.fromEntries(searchParams), ...fields }).toString(),
  })
}
const letter = (to: string, at = 0) => letterTo(server.folder, to, at)
/** Letters are sent one after another, so that one that comes later tells that none came before. */
async function noLetterTo(email: string): Promise<void> {
  const [last, before] = [someone(), readOutbox(server.folder).filter(({ to }) => to === email).length]
  await signUp(last)
  await send('code', last)
  await letter(last)
  expect(readOutbox(server.folder).filter(({ to }) => to === email).length).toBe(before)
}
const tokenOf = (link: string): string => new URL(link).searchParams.get('token') ?? ''

describe('a forgotten password', () => {
  it('is set anew by the link of a letter, once, which signs in and ends other sessions', async () => {
    const email = someone()
    const { cookie: before } = await signUp(email)
    expect((await send('password', ` ${email.toUpperCase()} `)).text).toBe('{"done":true}')
    const sent = await letter(email)
    const host = new URL(server.siteUrl('club')).host
    expect([sent.from, sent.subject]).toEqual(['club <no-reply@localhost>', `Set a new password for ${host}`])
    const link = linkIn(sent)
    expect(link).toMatch(new RegExp(`^http://${host}/ww/accounts/password\\?token=[\\w-]{43}$`))
    const set = await ask('reset', { token: tokenOf(link), password: 'another long secret' })
    expect([set.json.user?.email, (await members(set.cookie)).status]).toEqual([email, 200])
    expect((await members(before)).status).toBe(302)
    expect((await signIn(email, PASSWORD)).status).toBe(401)
    expect((await signIn(email, 'another long secret')).status).toBe(200)
    expect((await ask('reset', { token: tokenOf(link), password: 'a third long secret' })).json.error?.code).toBe('used-link')
  })

  it('is set on the server’s own page too, and a wrong try does not use the link up', async () => {
    const email = someone()
    await signUp(email)
    await send('password', email)
    const link = linkIn(await letter(email))
    expect((await visit(link)).text).toContain('Set your password')
    expect((await ask('reset', { token: tokenOf(link), password: 'short' })).json.error?.code).toBe('short-password')
    expect((await press(link, { password: 'another long secret' })).status).toBe(303)
    expect((await signIn(email, 'another long secret')).status).toBe(200)
  })

  it('can be asked for until the hour is over; a later letter leaves an earlier one its worth', async () => {
    const email = someone()
    await signUp(email)
    await send('password', email)
    const first = tokenOf(linkIn(await letter(email)))
    await send('password', email)
    const second = tokenOf(linkIn(await letter(email, 1)))
    expect((await ask('reset', { token: first, password: 'the first secret' })).status).toBe(200)
    // Whoever set it is the one to go on.
    expect((await ask('reset', { token: second, password: 'the second secret' })).status).toBe(410)
    expect((await letter(email, 2)).subject).toMatch(/^Your password at .* was changed$/)
    await send('password', email)
    const late = tokenOf(linkIn(await letter(email, 3)))
    time += LIMITS.resetLinkLife
    expect((await ask('reset', { token: late, password: 'the third secret' })).status).toBe(410)
  })

  it('does not end the link of an invitation, nor take its place', async () => {
    const email = someone()
    const { releases, siteMembers } = server.services
    const place = { projectId: (await releases.current('club'))?.release.projectId ?? '', isDraft: false }
    const { token } = await siteMembers.invite(place, { email, name: '', roles: [] })
    await send('password', email)
    await letter(email)
    expect((await ask('reset', { token, password: 'a welcome secret' })).json.user?.email).toBe(email)
  })
})

describe('a letter', () => {
  it('goes to no address without an account, and the answer is the same', async () => {
    const [known, unknown] = [someone(), someone()]
    await signUp(known)
    for (const kind of ['password', 'link', 'code']) {
      const [one, other] = [await send(kind, known), await send(kind, unknown)]
      expect([one.status, one.text]).toEqual([other.status, other.text])
    }
    await letter(known, 2)
    await noLetterTo(unknown)
  })

  it('goes to nobody who is blocked, and what they were sent before is worth nothing', async () => {
    const email = someone()
    await signUp(email)
    await send('link', email)
    const link = linkIn(await letter(email))
    await send('code', email)
    const code = /^\d{6}$/m.exec((await letter(email, 1)).text)?.[0] ?? ''
    const { releases, siteMembers } = server.services
    const place = { projectId: (await releases.current('club'))?.release.projectId ?? '', isDraft: false }
    const { accounts } = await siteMembers.list(place, { search: email, offset: 0 })
    await siteMembers.change(place, accounts[0]?.id ?? '', { isBlocked: true })
    await send('password', email)
    await noLetterTo(email)
    expect((await press(link)).status).toBe(410)
    expect((await ask('code', { email, code })).json.error?.code).toBe('wrong-code')
  })

  it('goes to one address so often in an hour, known or not; the answer stays the same', async () => {
    const email = someone()
    await signUp(email)
    const answers = new Set<string>()
    for (let at = 0; at < LIMITS.mailsToAddress + 2; at += 1) answers.add((await send('code', email)).text)
    expect([...answers]).toEqual(['{"done":true}'])
    await letter(email, LIMITS.mailsToAddress - 1)
    await noLetterTo(email)
    time += LIMITS.mailWindow
    await send('code', email)
    await letter(email, LIMITS.mailsToAddress)
  })

  it.each(['ann', 'ann@example.org,eve@evil.example', 'ann@example.org\r\nBcc: eve@evil.example', '"a b"@example.org'])(
    'cannot be asked for to %j',
    async (email) => {
      expect((await send('password', email)).json.error?.code).toBe('bad-email')
      expect((await signUp(email)).json.error?.code).toBe('bad-email')
    },
  )

  it('is written in the language of the page, of those that the site has', async () => {
    const email = someone()
    await signUp(email)
    await send('password', email, { language: 'ru' })
    await send('password', email, { language: 'de' })
    expect([(await letter(email)).subject, (await letter(email, 1)).subject]).toEqual([
      expect.stringContaining('Новый пароль для'),
      expect.stringContaining('Set a new password for'),
    ])
  })
})

describe('a link that signs in', () => {
  it('does so once, when its button is pressed, and leads on within the site', async () => {
    const email = someone()
    await signUp(email)
    await send('link', email, { goTo: '/members' })
    const link = linkIn(await letter(email))
    for (const _ of [1, 2]) expect((await visit(link)).text).toContain('signs you in, once')
    const entered = await press(link)
    expect([entered.status, entered.headers['location']]).toEqual([303, '/members'])
    expect((await members(cookieOf(entered.headers['set-cookie']))).text).toContain('SECRET members')
    const again = await press(link)
    expect([again.status, again.headers['set-cookie']]).toEqual([410, undefined])
    expect(again.text).toContain('used already')
    expect(again.text).not.toContain('<form')
  })

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example'])('leads to no other site: %s', async (goTo) => {
    const email = someone()
    await signUp(email)
    await send('link', email, { goTo })
    expect((await press(linkIn(await letter(email)))).headers['location']).toBe('/')
  })

  it('is of no use after its time, on another site, or to a page of another site', async () => {
    const email = someone()
    await signUp(email)
    await send('link', email)
    const link = linkIn(await letter(email))
    expect((await press(link.replace('club', 'careful'))).status).toBe(410)
    expect((await visit(link.split('?')[0] ?? '', { method: 'POST', headers: { origin: 'https://evil.example' } })).status).toBe(
      403,
    )
    time += LIMITS.signInLinkLife
    expect((await press(link)).status).toBe(410)
  })
})

describe('a code', () => {
  const codeOf = async (email: string, at = 0) => /^\d{6}$/m.exec((await letter(email, at)).text)?.[0] ?? ''

  it('signs in once, in time, with blanks or without; the last one counts', async () => {
    const email = someone()
    await signUp(email)
    await send('code', email)
    const first = await codeOf(email)
    await send('code', email)
    const code = await codeOf(email, 1)
    if (first !== code) expect((await ask('code', { email, code: first })).json.error?.code).toBe('wrong-code')
    const signedIn = await ask('code', { email, code: ` ${code.slice(0, 3)} ${code.slice(3)}` })
    expect([signedIn.json.user?.email, (await members(signedIn.cookie)).status]).toEqual([email, 200])
    expect((await ask('code', { email, code })).status).toBe(401)
    await send('code', email)
    const late = await codeOf(email, 2)
    time += LIMITS.codeLife
    expect((await ask('code', { email, code: late })).status).toBe(401)
  })

  it('is used up by guesses, and an address without an account is answered alike', async () => {
    const [email, unknown] = [someone(), someone()]
    await signUp(email)
    await send('code', email)
    const code = await codeOf(email)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let at = 0; at < LIMITS.codeTries; at += 1) {
      const [one, other] = [await ask('code', { email, code: wrong }), await ask('code', { email: unknown, code: wrong })]
      expect([one.status, one.text]).toEqual([other.status, other.text])
    }
    expect((await ask('code', { email, code })).status).toBe(401)
  })
})

describe('an account whose address is confirmed first', () => {
  const site = 'careful'

  it('is made by the link of the letter, with the password that was given, and signs in', async () => {
    const email = someone()
    const made = await signUp(email, { goTo: '/members', language: 'ru' }, site)
    expect([made.status, made.text, made.cookie]).toEqual([200, '{"user":null}', ''])
    expect((await signIn(email, PASSWORD, site)).status).toBe(401)
    const sent = await letter(email)
    expect(sent.subject).toContain('Подтвердите адрес')
    const entered = await press(linkIn(sent))
    expect([entered.status, entered.headers['location']]).toEqual([303, '/members'])
    expect((await members(cookieOf(entered.headers['set-cookie']), site)).status).toBe(200)
    expect((await signIn(email, PASSWORD, site)).json.user).toMatchObject({ email, name: 'Ann' })
    expect((await press(linkIn(sent))).status).toBe(410)
  })

  it('does not tell that an address is taken, and leaves the account that is there as it is', async () => {
    const email = someone()
    const first = await signUp(email, {}, site)
    await press(linkIn(await letter(email)))
    const second = await signUp(email, { password: 'a guess of a stranger' }, site)
    expect([second.status, second.text, second.cookie]).toEqual([first.status, first.text, ''])
    const told = await letter(email, 1)
    expect([told.subject, linkIn(told)]).toEqual([expect.stringContaining('You have an account'), server.siteUrl(site, '/')])
    expect((await signIn(email, 'a guess of a stranger', site)).status).toBe(401)
    expect((await signIn(email, PASSWORD, site)).status).toBe(200)
  })

  it('is that of whoever reads the letter: what a stranger asked for with the address before is gone', async () => {
    const email = someone()
    await signUp(email, { password: 'of a stranger' }, site)
    const stranger = linkIn(await letter(email))
    await signUp(email, {}, site)
    await press(linkIn(await letter(email, 1)))
    expect((await press(stranger)).status).toBe(410)
    expect((await signIn(email, PASSWORD, site)).status).toBe(200)
  })

  it('is not made after a day', async () => {
    const email = someone()
    await signUp(email, {}, site)
    const link = linkIn(await letter(email))
    time += LIMITS.confirmLinkLife
    expect((await press(link)).status).toBe(410)
    expect((await signIn(email, PASSWORD, site)).status).toBe(401)
  })
})
