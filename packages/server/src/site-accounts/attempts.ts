import { LIMITS } from '../limits.ts'
import type { CountedElsewhere } from '../ports/notices.ts'
import { digest } from './sessions.ts'

const SIGNING_IN = { most: LIMITS.accountAttempts, window: LIMITS.accountAttemptsWindow }

/** Counts what may be done only so often in a window, by what it is done to, known or not. */
export interface Attempts {
  /** Seconds to wait before the next one; 0 when it may be done now. */
  wait(key: string): number
  count(key: string): void
  forget(key: string): void
}

export interface AttemptsOptions {
  readonly most: number
  readonly window: number
  /** Tells other processes, and nobody where there is none. */
  readonly tell: (key: string, isOver: boolean) => void
}

export function createAttempts(
  now: () => number,
  { most = SIGNING_IN.most, window = SIGNING_IN.window, tell = () => undefined }: Partial<AttemptsOptions> = {},
): Attempts & { readonly heard: (key: string, isOver: boolean) => void } {
  const counts = new Map<string, { count: number; readonly until: number }>()
  const keep = (key: string): void => {
    const known = counts.get(key)
    if (known && known.until > now()) {
      known.count += 1
      return
    }
    counts.delete(key)
    if (counts.size >= LIMITS.countedVisitors) counts.delete(counts.keys().next().value ?? '')
    counts.set(key, { count: 1, until: now() + window })
  }
  return {
    wait(name) {
      const known = counts.get(digest(name))
      if (!known || known.until <= now()) return 0
      return known.count < most ? 0 : Math.ceil((known.until - now()) / 1000)
    },
    count(name) {
      const key = digest(name)
      keep(key)
      tell(key, false)
    },
    forget(name) {
      const key = digest(name)
      if (counts.delete(key)) tell(key, true)
    },
    heard: (key, isOver) => void (isOver ? counts.delete(key) : keep(key)),
  }
}

/** Counts that all processes on one database keep together: each tells the others. What is lost on the way is a try more. */
export interface SharedAttempts {
  open(of: string, limits?: Pick<AttemptsOptions, 'most' | 'window'>): Attempts
  heard(counted: CountedElsewhere): void
}

export function createSharedAttempts(now: () => number, tell: (counted: CountedElsewhere) => void): SharedAttempts {
  const opened = new Map<string, ReturnType<typeof createAttempts>>()
  return {
    open(of, limits = SIGNING_IN) {
      const attempts = createAttempts(now, { ...limits, tell: (key, isOver) => tell({ of, key, isOver }) })
      opened.set(of, attempts)
      return attempts
    },
    heard: ({ of, key, isOver }) => opened.get(of)?.heard(key, isOver),
  }
}
