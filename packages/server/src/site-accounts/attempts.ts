import { LIMITS } from '../limits.ts'

const SIGNING_IN = { most: LIMITS.accountAttempts, window: LIMITS.accountAttemptsWindow }

/** Counts what may be done only so often in a window, by what it is done to, known or not. */
export interface Attempts {
  /** Seconds to wait before the next one; 0 when it may be done now. */
  wait(key: string): number
  count(key: string): void
  forget(key: string): void
}

export function createAttempts(
  now: () => number,
  { most, window }: { readonly most: number; readonly window: number } = SIGNING_IN,
): Attempts {
  const counts = new Map<string, { count: number; readonly until: number }>()
  return {
    wait(key) {
      const known = counts.get(key)
      if (!known || known.until <= now()) return 0
      return known.count < most ? 0 : Math.ceil((known.until - now()) / 1000)
    },
    count(key) {
      const known = counts.get(key)
      if (known && known.until > now()) {
        known.count += 1
        return
      }
      counts.delete(key)
      if (counts.size >= LIMITS.countedVisitors) counts.delete(counts.keys().next().value ?? '')
      counts.set(key, { count: 1, until: now() + window })
    },
    forget: (key) => void counts.delete(key),
  }
}
