import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { LIMITS } from '../limits.ts'
import { onEveryEngine } from '../testing/database-engines.ts'
import { openAccounts, tokenIn } from '../testing/opened-accounts.ts'
import { createCodes } from './codes.ts'
import { createSiteMembers } from './members.ts'

const folder = mkdtempSync(join(tmpdir(), 'heddle-account-mail-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const TABLES = [
  'account',
  'account_session',
  'account_token',
  'account_pending',
  'account_code',
  'account_confirmed',
  'account_move',
] as const
onEveryEngine((engine) => {
  const opened = async (projectId: string, confirmEmail = false) =>
    openAccounts(await engine.open(), { folder, projectId, confirmEmail })

  it('a link to a new password leads to the page of the site, below its base path, and works for one of two at once', async () => {
    const { signUp, accountLetters, siteAccounts, site, letter, close } = await opened('reset')
    await signUp('ann@example.org')
    accountLetters.send(site, { kind: 'password', email: 'Ann@example.org', goTo: '' })
    const text = await letter(0)
    expect(text).toContain('https://shop.sites.example/base/new?token=')
    const set = () => siteAccounts.setPassword(site, { token: tokenIn(text), password: 'another secret', cookie: undefined })
    const both = await Promise.allSettled([set(), set()])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await close()
  })

  it('a code is right for one of two at once, and no more than so many are tried at once', async () => {
    const { signUp, places, site, now, close } = await opened('codes')
    const { user } = (await signUp('ann@example.org')) ?? {}
    const codes = createCodes('key')
    await places.use(site, async (db) => {
      const tried = (code: string) => codes.take(db, { accountId: user?.id ?? '', code, now: now() })
      const code = await codes.make(db, user?.id ?? '', now())
      expect((await Promise.all([tried(code), tried(code)])).toSorted()).toEqual([false, true])
      const next = await codes.make(db, user?.id ?? '', now())
      const wrong = next === '000000' ? '000001' : '000000'
      await Promise.all(Array.from({ length: LIMITS.codeTries }, () => tried(wrong)))
      expect(await tried(next)).toBe(false)
      // What is kept is worth nothing without the key.
      const last = await codes.make(db, user?.id ?? '', now())
      expect(await createCodes('other').take(db, { accountId: user?.id ?? '', code: last, now: now() })).toBe(false)
      expect(await tried(last)).toBe(true)
    })
    await close()
  })

  it('an account is made by one of two who follow the link at once, and keeps nothing of how', async () => {
    const { signUp, accountEntry, places, site, letter, close } = await opened('confirm', true)
    expect(await signUp('ann@example.org')).toBeUndefined()
    const token = tokenIn(await letter(0))
    const enter = () => accountEntry.enter(site, { token, cookie: undefined })
    const both = await Promise.allSettled([enter(), enter()])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const rows = (table: (typeof TABLES)[number]) =>
      places.use(site, async (db) => (await db.selectFrom(table).selectAll().execute()).length)
    expect(await Promise.all(TABLES.map(rows))).toEqual([1, 1, 0, 0, 0, 1, 0])
    await close()
  })

  it('whether an address is confirmed is known of who is signed in and in the list of accounts, from the moment it is', async () => {
    const { signUp, accountLetters, accountEntry, siteAccounts, siteMembers, site, letter, close } = await opened('shown')
    const made = await signUp('ann@example.org')
    const cookie = (made?.cookies ?? []).map((one) => one.split(';')[0]).join('; ')
    const shown = async () => [
      (await siteAccounts.userOf(site, cookie))?.isEmailConfirmed,
      (await siteMembers.list(site, { search: '', offset: 0 })).accounts[0]?.isEmailConfirmed,
    ]
    expect([made?.user.isEmailConfirmed, ...(await shown())]).toEqual([false, false, false])
    accountLetters.send(site, { kind: 'link', email: 'ann@example.org', goTo: '' })
    const entered = await accountEntry.enter(site, { token: tokenIn(await letter(0)), cookie: undefined })
    expect([entered.user.isEmailConfirmed, ...(await shown())]).toEqual([true, true, true])
    await close()
  })

  it('who has an account is told by a letter that somebody wanted to make one with the address, also where none is confirmed', async () => {
    const { signUp, siteMembers, site, sent, letter, close } = await opened('tried')
    await signUp('ann@example.org')
    await expect(signUp('Ann@example.org ')).rejects.toMatchObject({ code: 'no-account-made' })
    expect(await letter(0)).toContain('There is one already')
    expect(sent[0]).toMatchObject({ to: 'ann@example.org' })
    // Not more often than other letters.
    for (let at = 0; at < LIMITS.mailsToAddress * 2; at += 1) await signUp('ann@example.org').catch(() => undefined)
    await letter(LIMITS.mailsToAddress - 1)
    const { accounts } = await siteMembers.list(site, { search: '', offset: 0 })
    expect([sent.length, accounts.length]).toEqual([LIMITS.mailsToAddress, 1])
    await close()
  })

  it('what letters hold stands nowhere as it is, is gone when its time is over, and goes with its account', async () => {
    const { signUp, accountLetters, places, site, sent, letter, now, pass, close } = await opened('kept')
    await signUp('ann@example.org')
    const kinds = ['password', 'link', 'code'] as const
    for (const kind of kinds) accountLetters.send(site, { kind, email: 'ann@example.org', goTo: '/in?a=1&b=2' })
    await letter(2)
    const secrets = sent.flatMap(({ text }) => /token=([\w-]{43})/.exec(text)?.[1] ?? /^\d{6}$/m.exec(text)?.[0] ?? [])
    expect(secrets.length).toBe(3)
    const kept = () =>
      places.use(site, async (db) =>
        JSON.stringify(await Promise.all(TABLES.map((table) => db.selectFrom(table).selectAll().execute()))),
      )
    const before = await kept()
    for (const secret of secrets) expect(before).not.toContain(secret)
    expect(sent.find(({ text }) => text.includes('signs you in') && text.includes('http'))?.text).toContain(
      'goTo=%2Fin%3Fa%3D1%26b%3D2',
    )
    pass(LIMITS.resetLinkLife)
    accountLetters.send(site, { kind: 'link', email: 'ann@example.org', goTo: '' })
    await letter(3)
    const members = createSiteMembers({ places, rolesOf: async () => new Set<string>(), now })
    const { accounts } = await members.list(site, { search: '', offset: 0 })
    await members.remove(site, accounts[0]?.id ?? '')
    const left = JSON.parse(await kept()) as unknown[][]
    expect(left.map(({ length }) => length)).toEqual(TABLES.map(() => 0))
    await close()
  })

  it('a letter has the words that were written in the language of the page, or of the site where Heddle does not write it', async () => {
    const { accountLetters, site, signUp, sent, letter, close } = await opened('words')
    await signUp('ann@example.org')
    const words = (says: string) => ({ subject: `${says} {{name}}`, text: `${says}\n\n{{code}}` })
    const letters = { 'letter-code-de': words('Hallo'), 'letter-code-fr': words('Salut') }
    const access = site.access && { ...site.access, defaultLanguage: 'de', letters }
    for (const pageLanguage of ['fr', 'it', 'en', '__proto__'])
      accountLetters.send({ ...site, access, pageLanguage }, { kind: 'code', email: 'ann@example.org', goTo: '' })
    await letter(3)
    expect(sent.map(({ subject }) => subject).toSorted()).toEqual([
      'Hallo Ann',
      'Hallo Ann',
      'Salut Ann',
      'Your code for shop.sites.example/base',
    ])
    expect(sent.every(({ text }) => /^\d{6}$/m.test(text))).toBe(true)
    await close()
  })
})
