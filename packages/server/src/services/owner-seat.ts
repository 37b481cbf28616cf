import { LIMITS } from '../limits.ts'
import { messages } from '../messages.ts'
import type { Database } from '../ports/database.ts'
import { ServerError } from '../server-error.ts'

/** The only seat for a first account: a row with a fixed key, so that the database itself lets exactly one person in. */
export interface OwnerSeat {
  /** True while nobody has an account. */
  isFree(): Promise<boolean>
  /** Runs `makeAccount` for the one who gets the seat. Throws `owner-exists` or `owner-being-made` for everyone else. */
  take(makeAccount: () => Promise<{ readonly userId: string }>): Promise<void>
}

export function createOwnerSeat(database: Database, now: () => number): OwnerSeat {
  const { db } = database
  const hasUsers = async (): Promise<boolean> =>
    (await db.selectFrom('user').select('id').limit(1).executeTakeFirst()) !== undefined

  async function claim(time: number): Promise<boolean> {
    const inserted = await db
      .insertInto('owner_seat')
      .values({ id: 1, claimed_at: time, user_id: null })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst()
    if (inserted.numInsertedOrUpdatedRows === 1n) return true
    // The process that claimed the seat may have died before the account existed.
    const taken = await db
      .updateTable('owner_seat')
      .set({ claimed_at: time })
      .where('id', '=', 1)
      .where('user_id', 'is', null)
      .where('claimed_at', '<', time - LIMITS.seatClaim)
      .executeTakeFirst()
    return taken.numUpdatedRows === 1n
  }

  return {
    isFree: async () => !(await hasUsers()),
    async take(makeAccount) {
      if (await hasUsers()) throw new ServerError(messages.ownerExists)
      const time = now()
      if (!(await claim(time))) throw new ServerError((await hasUsers()) ? messages.ownerExists : messages.ownerBeingMade)
      const giveBack = () =>
        db.deleteFrom('owner_seat').where('id', '=', 1).where('user_id', 'is', null).where('claimed_at', '=', time).execute()
      try {
        // Seats of databases that were filled in another way (an import) carry no name.
        if (await hasUsers()) throw new ServerError(messages.ownerExists)
        const { userId } = await makeAccount()
        await db.updateTable('owner_seat').set({ user_id: userId }).where('id', '=', 1).execute()
      } catch (error) {
        await giveBack()
        throw error
      }
    },
  }
}
