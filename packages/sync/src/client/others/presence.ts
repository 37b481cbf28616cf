import type { Schedule } from '../../schedule.ts'

/** Selection and page are told at most this often, milliseconds. */
export const PRESENCE_EVERY_MS = 100

export interface OwnPresence {
  readonly pageId?: string
  readonly selection: readonly string[]
}

/** Tells the newest presence, the first at once and later ones at most every so often. */
export function createPresence(tell: (presence: OwnPresence) => void, schedule: Schedule) {
  let latest: OwnPresence | undefined
  let hasNews = false
  let cancel: (() => void) | undefined

  function flush() {
    cancel = undefined
    if (!hasNews || latest === undefined) return
    hasNews = false
    tell(latest)
    cancel = schedule(flush, PRESENCE_EVERY_MS)
  }

  return {
    set(presence: OwnPresence) {
      latest = presence
      hasNews = true
      if (cancel === undefined) flush()
    },
    /** Tells the presence again, to a server that does not know it. */
    repeat() {
      if (latest !== undefined) tell(latest)
    },
    close: () => cancel?.(),
  }
}
