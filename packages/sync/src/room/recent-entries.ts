import type { LogEntry } from '../protocol.ts'

/** The last durable entries, for clients that come back and for changes that are sent twice. */
export function createRecentEntries(limit: number) {
  /** Twice as many as are kept at most, then the older half goes: taking one from the front each time would move all. */
  const bySeq: LogEntry[] = []
  const byLocalId = new Map<string, LogEntry>()

  function remember(entry: LogEntry) {
    byLocalId.set(entry.localId, entry)
    if (byLocalId.size <= limit) return
    for (const oldest of byLocalId.keys()) {
      byLocalId.delete(oldest)
      break
    }
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
