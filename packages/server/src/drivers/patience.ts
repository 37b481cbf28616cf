import { setTimeout as pause } from 'node:timers/promises'
import type { CompiledQuery } from 'kysely'
import { LIMITS } from '../limits.ts'
import { DatabaseUnreachable } from '../ports/database.ts'

/** First wait before something is tried again, milliseconds; each wait doubles. */
const FIRST_WAIT = 25

/**
 * Does what may be done twice until the database answers, with growing waits, for `LIMITS.databasePatience` at most.
 * Throws the last `DatabaseUnreachable`, and every other error at once.
 */
export async function patiently<T>(attempt: () => Promise<T>): Promise<T> {
  const end = Date.now() + LIMITS.databasePatience
  for (let wait = FIRST_WAIT; ; wait *= 2) {
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof DatabaseUnreachable) || Date.now() + wait > end) throw error
    }
    await pause(wait)
  }
}

/** Whether a query only reads, so that it may be asked again when its answer got lost. */
export const isRead = ({ query }: CompiledQuery): boolean => query.kind === 'SelectQueryNode'
