import { LIMITS } from '../limits.ts'

/** Counts failed attempts by what they were made for, known or not. */
export interface Attempts {
  /** Seconds to wait before the next one; 0 when it may be made now. */
  wait(key: string): number
  failed(key: string): void
  succeeded(key: string): void
}

export function createAttempts(now: () => number): Attempts {
  const counts = new Map<string, { count: number; readonly until: number }>()
  return {
    wait(key) {
      const known = counts.get(key)
      if (!known || known.until <= now()) return 0
      return known.count < LIMITS.accountAttempts ? 0 : Math.ceil((known.until - now()) / 1000)
    },
    failed(key) {
      const known = counts.get(key)
      if (known && known.until > now()) {
        known.count += 1
        return
      }
      counts.delete(key)
      if (counts.size >= LIMITS.countedVisitors) counts.delete(counts.keys().next().value ?? '')
      counts.set(key, { count: 1, until: now() + LIMITS.accountAttemptsWindow })
    },
    succeeded: (key) => void counts.delete(key),
  }
}
