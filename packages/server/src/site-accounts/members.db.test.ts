import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openSitePlaces } from '../drivers/site-places.ts'
import { LIMITS } from '../limits.ts'
import type { PlaceName, SitePlaces } from '../ports/site-places.ts'
import { onEveryEngine } from '../testing/database-engines.ts'
import { createSiteMembers } from './members.ts'
import { forgetTokens, makeToken, takeToken } from './tokens.ts'

const folder = mkdtempSync(join(tmpdir(), 'heddle-members-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const LIFE = 1000
const rolesOf = async () => new Set(['staff'])
const made = (accountId: string, now = 0) => ({ accountId, purpose: 'password', life: LIFE, now }) as const
const taken = (token: string, now: number) => ({ token, purpose: 'password', now }) as const

onEveryEngine((engine) => {
  const withPlaces = async (projectId: string, test: (places: SitePlaces, place: PlaceName) => Promise<void>) => {
    const places = openSitePlaces(await engine.open(), folder)
    await test(places, { projectId, isDraft: false })
    await places.remove(projectId)
    await places.close()
  }

  it('a token is used once, in time, and for its purpose; a new one ends the one before', () =>
    withPlaces('tokens', (places, place) =>
      places.use(place, async (db) => {
        const first = await makeToken(db, made('ann'))
        const second = await makeToken(db, made('ann'))
        expect(await takeToken(db, taken(first, 1))).toBeUndefined()
        expect(await takeToken(db, taken(second, 1))).toBe('ann')
        expect(await takeToken(db, taken(second, 1))).toBeUndefined()
        const late = await makeToken(db, made('ann'))
        expect(await takeToken(db, taken(late, LIFE))).toBeUndefined()
        const gone = await makeToken(db, made('bob'))
        await forgetTokens(db, 'bob')
        expect(await takeToken(db, taken(gone, 1))).toBeUndefined()
      }),
    ))

  it('what is kept of a token opens nothing, and what is over does not pile up', () =>
    withPlaces('kept', (places, place) =>
      places.use(place, async (db) => {
        const token = await makeToken(db, made('ann'))
        const rows = await db.selectFrom('account_token').selectAll().execute()
        expect(JSON.stringify(rows)).not.toContain(token)
        expect(await takeToken(db, taken(rows[0]?.token ?? '', 1))).toBeUndefined()
        await makeToken(db, made('bob', LIFE))
        expect(await db.selectFrom('account_token').select('account_id').execute()).toEqual([{ account_id: 'bob' }])
      }),
    ))

  it('accounts are listed a page at a time, found by a part of name or address, and whatever is typed is a text', () =>
    withPlaces('list', async (places, place) => {
      let time = 0
      const members = createSiteMembers({ places, rolesOf, now: () => (time += 1) })
      const invite = (email: string, name = '') => members.invite(place, { email, name, roles: ['staff', 'staff'] })
      for (let at = 0; at <= LIMITS.accountsPerPage; at += 1) await invite(`person${at}@example.org`)
      const { account } = await invite(' Ann_100%@example.org ', 'Ann Lee')
      expect(account).toMatchObject({ email: 'ann_100%@example.org', roles: ['staff'], hasPassword: false, seenAt: null })
      const list = async (search: string, offset = 0) => {
        const { accounts, total } = await members.list(place, { search, offset })
        return [total, accounts.length, accounts[0]?.email]
      }
      const total = LIMITS.accountsPerPage + 2
      expect(await list('')).toEqual([total, LIMITS.accountsPerPage, account.email])
      expect(await list('', LIMITS.accountsPerPage)).toEqual([total, 2, 'person1@example.org'])
      expect(await list('LEE')).toEqual([1, 1, account.email])
      expect(await list('n_1')).toEqual([1, 1, account.email])
      expect(await list('0%')).toEqual([1, 1, account.email])
      expect(await list("'; drop table account; --")).toEqual([0, 0, undefined])
      await expect(invite('ANN_100%@example.org')).rejects.toMatchObject({ code: 'email-taken' })
      await expect(invite('nobody')).rejects.toMatchObject({ code: 'bad-email' })
    }))

  it('a blocked account keeps its roles, a deleted one leaves nothing', () =>
    withPlaces('block', async (places, place) => {
      const members = createSiteMembers({ places, rolesOf, now: () => 5 })
      const { account, token } = await members.invite(place, { email: 'ann@example.org', name: 'Ann', roles: ['staff'] })
      expect(await members.change(place, account.id, { isBlocked: true })).toMatchObject({ isBlocked: true, roles: ['staff'] })
      expect(await places.use(place, (db) => takeToken(db, taken(token, 6)))).toBeUndefined()
      expect(await members.change(place, account.id, { isBlocked: false, roles: [] })).toMatchObject({
        isBlocked: false,
        roles: [],
      })
      await members.passwordToken(place, account.id)
      await members.remove(place, account.id)
      await expect(members.change(place, account.id, {})).rejects.toMatchObject({ code: 'no-account' })
      const left = await places.use(place, (db) => db.selectFrom('account_token').selectAll().execute())
      expect(left).toEqual([])
    }))

  it('a role that the site does not have is refused with its place; one that an account has and the site lost stays, or goes', () =>
    withPlaces('unknown', async (places, place) => {
      let ofSite = new Set(['staff', 'cook'])
      const members = createSiteMembers({ places, rolesOf: async () => ofSite, now: () => 5 })
      const ann = { email: 'ann@example.org', name: 'Ann' }
      const refused = { code: 'no-role', path: 'roles/1', status: 422 }
      await expect(members.invite(place, { ...ann, roles: ['staff', 'boss'] })).rejects.toMatchObject(refused)
      const { account } = await members.invite(place, { ...ann, roles: ['staff', 'cook'] })
      await expect(members.change(place, account.id, { roles: ['cook', 'boss'] })).rejects.toMatchObject(refused)
      ofSite = new Set(['cook'])
      expect(await members.change(place, account.id, { roles: ['cook', 'staff'] })).toMatchObject({ roles: ['cook', 'staff'] })
      expect(await members.change(place, account.id, { roles: ['cook'] })).toMatchObject({ roles: ['cook'] })
      await expect(members.change(place, account.id, { roles: ['cook', 'staff'] })).rejects.toMatchObject(refused)
    }))
})
