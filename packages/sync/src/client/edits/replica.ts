import type { Diff, IsAtom, Store } from '@heddle/store'
import { diffRecords, isEmptyDiff, rebaseDiff, squashDiffs } from '@heddle/store'
import type { DocumentRecord } from '@heddle/document'
import type { LogEntry } from '../../protocol.ts'
import { dependentsOf } from './dependents.ts'
import { netDiff } from './net-diff.ts'
import { applyPart, idsOf } from './parts.ts'

/** Sources of the changes that a replica makes in its store. */
export const REMOTE_SOURCE = 'remote'
export const SETTLE_SOURCE = 'settle'

/** A change made here that the server has not confirmed yet. */
export interface LocalChange {
  readonly localId: string
  readonly label: string
  readonly diff: Diff<DocumentRecord>
  readonly time: number
}

type Confirmed = DocumentRecord | undefined

interface ReplicaOptions {
  readonly isAtom?: IsAtom<DocumentRecord> | undefined
  /** Receives what listeners of the store throw: they interrupt nobody who changes the replica. */
  readonly onListenerError: (error: unknown) => void
}

/**
 * A store that shows the server's records with the changes made here on top. What the server confirmed is kept apart
 * only for records that unconfirmed changes touch; remote changes of other records go straight into the store.
 */
export function createReplica(store: Store<DocumentRecord>, { isAtom, onListenerError }: ReplicaOptions) {
  let seq: number | undefined
  const base = new Map<string, Confirmed>()
  const pending = new Map<string, LocalChange>()
  const pendingByRecord = new Map<string, LocalChange[]>()

  function show(diff: Diff<DocumentRecord>, source: string) {
    try {
      store.apply(diff, source)
    } catch (error) {
      onListenerError(error)
    }
  }

  /** Keeps what is confirmed of the records that a diff is about to touch. */
  function keepBase(diff: Diff<DocumentRecord>) {
    for (const id of idsOf(diff)) if (!base.has(id)) base.set(id, store.get(id))
  }

  function hold(change: LocalChange) {
    pending.set(change.localId, change)
    keepBase(change.diff)
    for (const id of idsOf(change.diff)) {
      const changes = pendingByRecord.get(id)
      if (changes === undefined) pendingByRecord.set(id, [change])
      else changes.push(change)
    }
  }

  function release(change: LocalChange) {
    pending.delete(change.localId)
    for (const id of idsOf(change.diff)) {
      const left = (pendingByRecord.get(id) ?? []).filter((other) => other !== change)
      if (left.length > 0) pendingByRecord.set(id, left)
      else pendingByRecord.delete(id)
    }
  }

  /** Makes the store show what is confirmed with the pending changes on top, for the records that `involved` touches. */
  function settle(involved: readonly Diff<DocumentRecord>[], confirmed: ReadonlyMap<string, Confirmed>, source: string) {
    const wanted = new Map<string, Confirmed>()
    const shown = [...involved]
    for (const id of new Set(involved.flatMap(idsOf))) {
      const known = confirmed.has(id) ? confirmed.get(id) : base.get(id)
      const changes = pendingByRecord.get(id) ?? []
      if (changes.length > 0) base.set(id, known)
      else base.delete(id)
      for (const change of changes) shown.push(change.diff)
      wanted.set(
        id,
        changes.reduce<Confirmed>((record, change) => applyPart(record, id, change.diff), known),
      )
    }
    show(netDiff(store, wanted, shown, isAtom), source)
  }

  return {
    /** Position in the log up to which everything is confirmed here; `undefined` before the first snapshot. */
    get seq() {
      return seq
    },
    pending: pending as ReadonlyMap<string, LocalChange>,

    /** Shows a change made here and keeps it as unconfirmed. */
    add(change: LocalChange, source: string) {
      hold(change)
      show(change.diff, source)
    },

    /** Shows a change that an earlier session left: its records may have changed since. */
    restore(change: LocalChange) {
      if (pending.has(change.localId)) return
      hold(change)
      show(rebaseDiff(store.get, change.diff, isAtom), SETTLE_SOURCE)
    },

    /** Adds to a change that was not sent yet; returns what it is now, `undefined` when nothing is left of it. */
    extend(change: LocalChange, diff: Diff<DocumentRecord>, source: string): LocalChange | undefined {
      keepBase(diff)
      show(diff, source)
      release(change)
      const extended = { ...change, diff: squashDiffs(change.diff, diff) }
      if (!isEmptyDiff(extended.diff)) hold(extended)
      settle([change.diff, diff], new Map(), SETTLE_SOURCE)
      return pending.get(change.localId)
    },

    /** Takes durable entries in; own ones confirm pending changes. `hasGap`: entries are missing before these. */
    receive(entries: readonly LogEntry[]): { readonly confirmed: readonly string[]; readonly hasGap: boolean } {
      const acknowledged: string[] = []
      const involved: Diff<DocumentRecord>[] = []
      const confirmed = new Map<string, Confirmed>()
      let [isForeign, hasGap] = [false, false]
      for (const entry of entries) {
        const own = pending.get(entry.localId)
        if (own !== undefined) {
          release(own)
          acknowledged.push(own.localId)
          involved.push(own.diff)
        }
        if (seq === undefined || entry.seq <= seq) continue
        if (entry.seq > seq + 1) {
          hasGap = true
          break
        }
        seq = entry.seq
        const ids = idsOf(entry.diff)
        if (involved.length === 0 && !ids.some((id) => base.has(id))) {
          show(entry.diff, REMOTE_SOURCE)
          continue
        }
        isForeign ||= own === undefined
        involved.push(entry.diff)
        for (const id of ids) {
          const known = confirmed.has(id) ? confirmed.get(id) : base.has(id) ? base.get(id) : store.get(id)
          confirmed.set(id, applyPart(known, id, entry.diff))
        }
      }
      settle(involved, confirmed, isForeign ? REMOTE_SOURCE : SETTLE_SOURCE)
      return { confirmed: acknowledged, hasGap }
    },

    /** Starts anew from a snapshot, with the pending changes on top. */
    reset(records: Iterable<DocumentRecord>, snapshotSeq: number) {
      const shown = new Map<string, DocumentRecord>()
      for (const record of records) shown.set(record.id, record)
      for (const [id, changes] of pendingByRecord) {
        base.set(id, shown.get(id))
        const record = changes.reduce<Confirmed>((known, change) => applyPart(known, id, change.diff), shown.get(id))
        if (record === undefined) shown.delete(id)
        else shown.set(id, record)
      }
      seq = snapshotSeq
      show(diffRecords(store.values(), shown.values(), isAtom), REMOTE_SOURCE)
    },

    /** Takes a pending change and what depends on it back; returns them in order. */
    takeBack(localId: string): readonly LocalChange[] {
      const all = [...pending.values()]
      const at = all.findIndex((change) => change.localId === localId)
      const change = all[at]
      if (change === undefined) return []
      const lost = [change, ...dependentsOf(change, all.slice(at + 1))]
      for (const each of lost) release(each)
      settle(
        lost.map((each) => each.diff),
        new Map(),
        SETTLE_SOURCE,
      )
      return lost
    },
  }
}

export type Replica = ReturnType<typeof createReplica>
