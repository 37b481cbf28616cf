import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { LIMITS } from '../limits.ts'
import { onEveryEngine } from '../testing/database-engines.ts'
import { openAccounts, PASSWORD, tokenIn } from '../testing/opened-accounts.ts'
import type { SignedInVisitor } from './visitor-sessions.ts'

const folder = mkdtempSync(join(tmpdir(), 'heddle-own-account-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const ANN = 'ann@example.org'
const TABLES = ['account', 'account_session', 'account_seen', 'account_token', 'account_pending', 'account_code'] as const
const MORE = ['account_confirmed', 'account_move'] as const
const cookieOf = (made: SignedInVisitor | undefined) => (made?.cookies ?? []).map((one) => one.split(';')[0]).join('; ')
const by = (password: string, code = '') => ({ password, code })

onEveryEngine((engine) => {
  async function opened(projectId: string) {
    const accounts = await openAccounts(await engine.open(), { folder, projectId })
    const { site, siteAccounts, ownAccount, siteMembers } = accounts
    const signIn = async (password: string) =>
      cookieOf(await siteAccounts.signIn(site, { email: ANN, password, cookie: undefined }))
    const move = (cookie: string, email: string) =>
      ownAccount.changeEmail(site, { ...by(PASSWORD), email, goTo: '/account', cookie })
    const listed = async () => (await siteMembers.list(site, { search: '', offset: 0 })).accounts.map(({ email }) => email)
    return { ...accounts, signIn, move, listed, cookie: cookieOf(await accounts.signUp(ANN)) }
  }

  it('a password is changed by the one of before, which ends every other session and what was sent', async () => {
    const { ownAccount, siteAccounts, accountLetters, site, cookie, signIn, letter, close } = await opened('change')
    const other = await signIn(PASSWORD)
    accountLetters.send(site, { kind: 'password', email: ANN, goTo: '' })
    const token = tokenIn(await letter(0))
    const change = (old: string, newPassword: string) => ownAccount.changePassword(site, { ...by(old), newPassword, cookie })
    await expect(change('a guess', 'another secret')).rejects.toMatchObject({ code: 'wrong-own-password' })
    await expect(change('', 'another secret')).rejects.toMatchObject({ code: 'no-proof' })
    await expect(change(PASSWORD, 'short')).rejects.toMatchObject({ code: 'short-password' })
    const changed = await change(PASSWORD, 'another secret')
    for (const before of [cookie, other]) expect(await siteAccounts.userOf(site, before)).toBeUndefined()
    expect((await siteAccounts.userOf(site, cookieOf(changed)))?.email).toBe(ANN)
    await expect(signIn(PASSWORD)).rejects.toMatchObject({ code: 'wrong-password' })
    await expect(siteAccounts.setPassword(site, { token, password: 'a third one', cookie: undefined })).rejects.toMatchObject({
      code: 'used-link',
    })
    await close()
  })

  it('of two who change a password at once with the same old one, one does', async () => {
    const { ownAccount, site, cookie, close } = await opened('race')
    const change = (newPassword: string) => ownAccount.changePassword(site, { ...by(PASSWORD), newPassword, cookie })
    const both = await Promise.allSettled([change('another secret'), change('yet another one')])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await close()
  })

  it('guesses at a password count with those at signing in, from whatever session they come', async () => {
    const { ownAccount, site, cookie, signIn, close } = await opened('guesses')
    for (let at = 0; at < LIMITS.accountAttempts; at += 1)
      await expect(ownAccount.remove(site, { ...by(`guess ${at}`), cookie })).rejects.toMatchObject({
        code: 'wrong-own-password',
      })
    await expect(ownAccount.remove(site, { ...by(PASSWORD), cookie })).rejects.toMatchObject({ code: 'too-many' })
    await expect(signIn(PASSWORD)).rejects.toMatchObject({ code: 'too-many' })
    await close()
  })

  it('an address is changed by whoever reads the letter and is signed in; the one of before is told, and its links end', async () => {
    const { accountEntry, accountLetters, ownAccount, site, cookie, signUp, move, sent, letter, listed, close } =
      await opened('move')
    accountLetters.send(site, { kind: 'link', email: ANN, goTo: '' })
    const old = tokenIn(await letter(0))
    await move(cookie, ' Ann@New.example ')
    await letter(2)
    const [told, asked] = [
      sent.find(({ subject }) => subject.includes('to be changed')),
      sent.find(({ to }) => to === 'ann@new.example'),
    ]
    expect([told?.to, told?.text]).toEqual([ANN, expect.not.stringContaining('token=')])
    expect(asked?.text).toContain('/base/ww/accounts/new-email?token=')
    expect(asked?.text).toContain('goTo=%2Faccount')
    expect(await listed()).toEqual([ANN])
    const token = tokenIn(asked?.text ?? '')
    const confirm = (as: string) => ownAccount.confirmEmail(site, { token, cookie: as })
    await expect(confirm('')).rejects.toMatchObject({ code: 'signed-out' })
    // Not even somebody else who is signed in gets anything by it, and it is not used up.
    await expect(confirm(cookieOf(await signUp('bob@example.org')))).rejects.toMatchObject({ code: 'used-link' })
    const user = await confirm(cookie)
    expect([user.email, user.isEmailConfirmed, await listed()]).toEqual([
      'ann@new.example',
      true,
      expect.arrayContaining(['ann@new.example', 'bob@example.org']),
    ])
    await expect(confirm(cookie)).rejects.toMatchObject({ code: 'used-link' })
    await expect(accountEntry.enter(site, { token: old, cookie: undefined })).rejects.toMatchObject({ code: 'used-link' })
    await close()
  })

  it('an address that has an account is answered like any other, and its holder is told by a letter alone', async () => {
    const { ownAccount, site, cookie, signUp, move, sent, letter, listed, close } = await opened('taken')
    await signUp('bob@example.org')
    expect(await move(cookie, 'bob@example.org')).toBe(await move(cookie, 'free@example.org'))
    await letter(3)
    const to = (email: string) => sent.filter((one) => one.to === email).map(({ subject }) => subject)
    expect(to('bob@example.org')).toEqual([expect.stringContaining('You have an account')])
    expect(sent.find((one) => one.to === 'bob@example.org')?.text).not.toContain('token=')
    await expect(move(cookie, ANN)).rejects.toMatchObject({ code: 'same-email' })
    // Somebody made an account with the free one meanwhile.
    const token = tokenIn(sent.find((one) => one.to === 'free@example.org')?.text ?? '')
    await signUp('free@example.org')
    await expect(ownAccount.confirmEmail(site, { token, cookie })).rejects.toMatchObject({ code: 'used-link' })
    expect((await listed()).toSorted()).toEqual([ANN, 'bob@example.org', 'free@example.org'])
    await close()
  })

  it('nobody is moved without word of it: where no letter may go to the address of before, none goes to the other', async () => {
    const { accountLetters, site, cookie, move, sent, letter, close } = await opened('word')
    for (let at = 0; at < LIMITS.mailsToAddress; at += 1) accountLetters.send(site, { kind: 'code', email: ANN, goTo: '' })
    await move(cookie, 'ann@new.example')
    await letter(LIMITS.mailsToAddress - 1)
    expect(sent.map(({ to }) => to)).toEqual(Array.from({ length: LIMITS.mailsToAddress }, () => ANN))
    await close()
  })

  it('an account is deleted by a code too, with all that was kept of it, and the admin sees none', async () => {
    const { ownAccount, accountLetters, siteAccounts, places, site, cookie, move, sent, letter, listed, close } =
      await opened('gone')
    await move(cookie, 'ann@new.example')
    accountLetters.send(site, { kind: 'link', email: ANN, goTo: '' })
    accountLetters.send(site, { kind: 'code', email: ANN, goTo: '' })
    await letter(3)
    const code = sent.flatMap(({ text }) => /^\d{6}$/m.exec(text)?.[0] ?? [])[0] ?? ''
    const remove = (tried: string) => ownAccount.remove(site, { ...by('', tried), cookie })
    await expect(remove(code === '000000' ? '000001' : '000000')).rejects.toMatchObject({ code: 'wrong-code' })
    expect((await remove(`${code.slice(0, 3)} ${code.slice(3)}`)).every((one) => one.includes('Max-Age=0'))).toBe(true)
    expect([await siteAccounts.userOf(site, cookie), await listed()]).toEqual([undefined, []])
    const rows = await places.use(site, (db) =>
      Promise.all([...TABLES, ...MORE].map(async (table) => (await db.selectFrom(table).selectAll().execute()).length)),
    )
    expect(rows).toEqual([...TABLES, ...MORE].map(() => 0))
    await close()
  })

  it('a name is changed by whoever is signed in, and nobody else does anything', async () => {
    const { ownAccount, site, cookie, siteMembers, close } = await opened('name')
    expect((await ownAccount.rename(site, { name: ' Anna ', cookie })).name).toBe('Anna')
    const { accounts } = await siteMembers.list(site, { search: '', offset: 0 })
    expect(accounts[0]?.name).toBe('Anna')
    await siteMembers.change(site, accounts[0]?.id ?? '', { isBlocked: true })
    for (const nobody of [undefined, '', cookie]) {
      const asked = { ...by(PASSWORD), cookie: nobody }
      const acts = [
        () => ownAccount.rename(site, { ...asked, name: 'Eve' }),
        () => ownAccount.changePassword(site, { ...asked, newPassword: 'another secret' }),
        () => ownAccount.changeEmail(site, { ...asked, email: 'eve@example.org', goTo: '' }),
        () => ownAccount.confirmEmail(site, { ...asked, token: '' }),
        () => ownAccount.remove(site, asked),
      ]
      for (const act of acts) await expect(act()).rejects.toMatchObject({ code: 'signed-out' })
    }
    await close()
  })
})
