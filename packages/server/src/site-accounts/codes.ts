import { createHmac, hkdfSync, randomInt, timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import { LIMITS } from '../limits.ts'
import type { PlaceTables } from '../ports/site-places.ts'

/** Codes of a few digits that are sent by mail. */
export interface Codes {
  /** Makes one for an account, in the place of the one before. */
  make(db: Kysely<PlaceTables>, accountId: string, now: number): Promise<string>
  /** Whether it is the account's, in time, once, and before too many others were tried. */
  take(
    db: Kysely<PlaceTables>,
    tried: { readonly accountId: string; readonly code: string; readonly now: number },
  ): Promise<boolean>
}

/** @param masterKey what keys are made from; theirs stands in no database, so that who reads one cannot try all codes */
export function createCodes(masterKey: string): Codes {
  const key = Buffer.from(hkdfSync('sha256', masterKey, 'heddle', 'account-codes', 32))
  const seal = (accountId: string, code: string): Buffer =>
    createHmac('sha256', key)
      .update(JSON.stringify([accountId, code]))
      .digest()
  return {
    async make(db, accountId, now) {
      const code = String(randomInt(10 ** LIMITS.codeDigits)).padStart(LIMITS.codeDigits, '0')
      const sealed = { code: seal(accountId, code).toString('base64url'), tries: 0, expires_at: now + LIMITS.codeLife }
      await db
        .insertInto('account_code')
        .values({ account_id: accountId, ...sealed })
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet(sealed))
        .execute()
      return code
    },
    async take(db, { accountId, code, now }) {
      // Counted before it is compared: many at once are not more tries.
      const kept = await db
        .updateTable('account_code')
        .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
        .where('account_id', '=', accountId)
        .where('expires_at', '>', now)
        .where('tries', '<', LIMITS.codeTries)
        .returning('code')
        .executeTakeFirst()
      const [known, given] = [Buffer.from(kept?.code ?? '', 'base64url'), seal(accountId, code)]
      if (known.length !== given.length || !timingSafeEqual(known, given)) return false
      const taken = await db
        .deleteFrom('account_code')
        .where('account_id', '=', accountId)
        .where('code', '=', kept?.code ?? '')
        .returning('account_id')
        .executeTakeFirst()
      return taken !== undefined
    },
  }
}
