import { expect, it } from 'vitest'
import { LIMITS } from '../limits.ts'
import { readConfig } from '../config.ts'
import { cookieNames } from '../cookies.ts'
import { onEveryEngine } from '../testing/database-engines.ts'
import { createAccounts } from './accounts.ts'
import { createOwnerSeat } from './owner-seat.ts'

onEveryEngine((engine) => {
  it('lets one of 200 people in who come at once, on two nodes of one database', async () => {
    const database = await engine.open()
    const options = { secret: 'x'.repeat(40), cookies: cookieNames(readConfig({})), now: Date.now }
    const nodes = [createAccounts(database, options), createAccounts(database, options)]
    const attempts = Array.from({ length: 200 }, (_, i) =>
      nodes[i % 2]?.signUpOwner({ name: `p${i}`, email: `p${i}@example.com`, password: 'long enough' }),
    )
    const results = await Promise.allSettled(attempts)
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await database.db.selectFrom('user').select('id').execute()).toHaveLength(1)
  })

  it('gives the seat back when the account could not be made', async () => {
    const database = await engine.open()
    const seat = createOwnerSeat(database, Date.now)
    await expect(seat.take(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    await seat.take(() => Promise.resolve({ userId: 'a' }))
  })

  it('takes over the seat of a process that died while it held it', async () => {
    const database = await engine.open()
    let now = 1_000
    const seat = createOwnerSeat(database, () => now)
    await database.db.insertInto('owner_seat').values({ id: 1, claimed_at: now, user_id: null }).execute()
    await expect(seat.take(() => Promise.resolve({ userId: 'a' }))).rejects.toThrow('at this moment')
    now += LIMITS.seatClaim + 1
    await seat.take(() => Promise.resolve({ userId: 'a' }))
  })
})
