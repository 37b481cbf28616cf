import type { LogEntry } from '../protocol.ts'

/** The last durable entries, for clients that come back and for changes that are sent twice. */
export function createRecentEntries(limit: number) {
  /** Twice as many as are kept at most, then the older half goes: taking one from the front each time would move all. */
  const bySeq: LogEntry[] = []
  const byLocalId = new Map<string, LogEntry>()

  /** The keys of `byLocalId` in a ring: a map that loses its first key again and again is slow to tell its first key. */
  const ring: string[] = []
  let oldest = 0

  function remember(entry: LogEntry) {
    const { localId } = entry
    if (!byLocalId.has(localId)) {
      if (byLocalId.size >= limit) byLocalId.delete(ring[oldest] ?? '')
      ring[oldest] = localId
      oldest = (oldest + 1) % limit
    }
    byLocalId.set(localId, entry)
  }

  return {
    /** The next entry of the log. */
    add(entry: LogEntry) {
      bySeq.push(entry)
      if (bySeq.length > limit * 2) bySeq.splice(0, limit)
      remember(entry)
    },
    /** An older entry, found because its change was sent again. */
    remember,
    find: (localId: string) => byLocalId.get(localId),
    /** The entries after `seq`, when none of them was forgotten. */
    after(seq: number): readonly LogEntry[] | undefined {
      const first = bySeq[0]
      return first !== undefined && first.seq <= seq + 1 ? bySeq.slice(seq + 1 - first.seq) : undefined
    },
  }
}
