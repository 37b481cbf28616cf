import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openSitePlaces } from '../drivers/site-places.ts'
import { LIMITS } from '../limits.ts'
import { onEveryEngine } from '../testing/database-engines.ts'
import { beginSession, digest, endSessions, renewSession } from './sessions.ts'

const folder = mkdtempSync(join(tmpdir(), 'heddle-sessions-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const LIFE = LIMITS.sessionSeconds * 1000
const DUE = LIMITS.sessionRenewAfter

onEveryEngine((engine) => {
  it('the end of a session moves on once it is due, by one of two at once, and not when the session is over', async () => {
    const places = openSitePlaces(await engine.open(), folder)
    await places.use({ projectId: 'sessions', isDraft: false }, async (db) => {
      const token = digest(await beginSession(db, { accountId: 'ann', before: [], now: 0 }))
      const renew = (now: number) => renewSession(db, { token, now })
      const end = async () => Number((await db.selectFrom('account_session').select('expires_at').executeTakeFirst())?.expires_at)
      expect([await renew(DUE - 1), await end()]).toEqual([false, LIFE])
      expect((await Promise.all([renew(DUE), renew(DUE)])).toSorted()).toEqual([false, true])
      expect(await end()).toBe(DUE + LIFE)
      expect([await renew(DUE + LIFE), await end()]).toEqual([false, DUE + LIFE])
      expect(await renew(DUE + LIFE - 1)).toBe(true)
      await endSessions(db, [token])
      expect(await renew(2 * LIFE)).toBe(false)
    })
    await places.remove('sessions')
    await places.close()
  })
})
