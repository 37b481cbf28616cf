import type { Diff, StoreRecord } from './diff.ts'
import { isEmptyDiff, reverseDiff } from './diff.ts'
import { othersWork } from './others-work.ts'
import { squashDiffs } from './squash.ts'
import type { Store } from './store.ts'
import { takeBack } from './take-back.ts'
import type { IsKept } from './take-back.ts'

/** Gestures that can be undone; older ones are forgotten. */
export const HISTORY_LIMIT = 1000
/** Source of this person's own changes, unless the options name another one. */
export const USER_SOURCE = 'user'
/** Source of the changes that undo and redo make. */
export const UNDO_SOURCE = 'undo'
export const REDO_SOURCE = 'redo'

/** Ids of records that others changed are forgotten in bulk once there are this many. */
const TOUCHED_LIMIT = 10_000

export interface HistoryOptions<R extends StoreRecord> {
  readonly source?: string
  readonly limit?: number
  /**
   * Whether something outside `leaving` (a child, a link) needs the record: then undoing its insert leaves it.
   * Asked for records that an undo or redo would remove, all of which are in `leaving`; `after` answers a record as the
   * same undo will leave it, so that what it moves out or unlinks needs nothing any more.
   */
  readonly isReferenced?: IsKept<R>
  /** Whether changes of a source are the work of others; without it all but one's own, undo's and redo's are. */
  readonly isForeign?: (source: string) => boolean
  /** Milliseconds since 1970, the time of a gesture; without it none has a time. */
  readonly now?: () => number
  /** Applies what undo and redo do; without it the store does. */
  readonly apply?: (diff: Diff<R>, source: string, label: string) => void
}

export interface UndoResult<R extends StoreRecord> {
  readonly label: string
  /** What was applied to the store; empty when nothing of the gesture could be taken back. */
  readonly diff: Diff<R>
  /** Records that stay although the gesture had made them: they hold the work of others. */
  readonly left: readonly string[]
}

/** One gesture, as it was done: what it did to the records, also when it was taken back since. */
export interface HistoryStep<R extends StoreRecord> {
  readonly label: string
  readonly diff: Diff<R>
  /** When it was done last: milliseconds since 1970, 0 when nobody knows. */
  readonly time: number
}

/** All that a history holds, each list in the order of doing. */
export interface HistorySteps<R extends StoreRecord> {
  readonly done: readonly HistoryStep<R>[]
  /** What was taken back and can be done again, the next one first. */
  readonly undone: readonly HistoryStep<R>[]
}

/** This person's own changes, gesture by gesture; changes of other sources are never taken back. */
export interface History<R extends StoreRecord> {
  /** Begins a gesture: own changes from here to the next mark are one entry under this label. */
  readonly mark: (label: string) => void
  /** Takes the last gesture back as far as it still stands, passing over those of which nothing stands. */
  readonly undo: () => UndoResult<R> | undefined
  readonly redo: () => UndoResult<R> | undefined
  /** What can be undone and redone, the next one first. */
  readonly labels: () => { readonly undo: readonly string[]; readonly redo: readonly string[] }
  readonly steps: () => HistorySteps<R>
  /**
   * Begins with steps of an earlier time, once the store holds what became of them; what is there already comes after them. Records
   * that are not as the steps left them hold the work of others.
   */
  readonly restore: (steps: HistorySteps<R>) => void
  readonly undoLabel: string | undefined
  readonly redoLabel: string | undefined
  /** Calls `fn` when there is more, less or something else to undo or redo. */
  readonly subscribe: (fn: () => void) => () => void
  readonly clear: () => void
  /** Stops following the store. */
  readonly close: () => void
}

interface Entry<R extends StoreRecord> {
  readonly label: string
  diff: Diff<R>
  /** How many foreign changes had been seen when the entry began. */
  readonly since: number
  readonly time: number
}

export function createHistory<R extends StoreRecord>(store: Store<R>, options: HistoryOptions<R> = {}): History<R> {
  const { source: own = USER_SOURCE, limit = HISTORY_LIMIT, isReferenced = () => false } = options
  const { apply = store.apply, now = () => 0 } = options
  const { isForeign = (source) => source !== UNDO_SOURCE && source !== REDO_SOURCE } = options
  /** The first `done` entries can be undone, the rest was undone and can be done again. */
  const entries: Entry<R>[] = []
  let done = 0
  let gesture: { readonly label: string; entry: Entry<R> | undefined } = { label: '', entry: undefined }
  let foreignChanges = 0
  const touchedAt = new Map<string, number>()
  const subscribers = new Set<() => void>()

  const stop = store.listen((diff, source) => {
    if (source === own) record(diff)
    else if (isForeign(source)) noteForeign(diff)
  })

  function record(diff: Diff<R>) {
    if (gesture.entry === undefined) {
      gesture.entry = { label: gesture.label, diff, since: foreignChanges, time: now() }
      entries[done] = gesture.entry
      done += 1
      if (done > limit) {
        entries.shift()
        done -= 1
      }
    } else {
      gesture.entry.diff = squashDiffs(gesture.entry.diff, diff)
      if (isEmptyDiff(gesture.entry.diff)) {
        done -= 1
        gesture.entry = undefined
      }
    }
    entries.length = done
    announce()
  }

  function noteForeign(diff: Diff<R>) {
    foreignChanges += 1
    if (entries.length === 0) return touchedAt.clear()
    if (touchedAt.size > TOUCHED_LIMIT) forgetTouched()
    for (const id in diff.set) touchedAt.set(id, foreignChanges)
    for (const id in diff.put) touchedAt.set(id, foreignChanges)
  }

  /** Only records that an undo or redo would remove have to be remembered. */
  function forgetTouched() {
    const needed = new Set(entries.flatMap((entry) => Object.keys(entry.diff.put ?? {})))
    for (const id of touchedAt.keys()) if (!needed.has(id)) touchedAt.delete(id)
  }

  /** Takes the entry at a position back and leaves in its place what takes that back; nothing when nothing of it stands. */
  function turn(at: number, source: string): UndoResult<R> | undefined {
    const entry = entries[at]
    if (entry === undefined) return undefined
    const { diff, left } = takeBack(
      store,
      entry.diff,
      (id, leaving, after) => (touchedAt.get(id) ?? 0) > entry.since || isReferenced(id, leaving, after),
    )
    if (Object.keys(diff).length === 0) {
      entries.splice(at, 1)
      return left.length > 0 ? { label: entry.label, diff, left } : undefined
    }
    entries[at] = { ...entry, diff, since: foreignChanges }
    apply(diff, source, entry.label)
    return { label: entry.label, diff, left }
  }

  function undo(): UndoResult<R> | undefined {
    gesture = { label: '', entry: undefined }
    let result: UndoResult<R> | undefined
    while (result === undefined && done > 0) {
      done -= 1
      result = turn(done, UNDO_SOURCE)
    }
    announce()
    return result
  }

  function redo(): UndoResult<R> | undefined {
    gesture = { label: '', entry: undefined }
    let result: UndoResult<R> | undefined
    while (result === undefined && done < entries.length) {
      const count = entries.length
      result = turn(done, REDO_SOURCE)
      if (entries.length === count) done += 1
    }
    announce()
    return result
  }

  function steps(): HistorySteps<R> {
    return {
      done: entries.slice(0, done).map(({ label, diff, time }) => ({ label, diff, time })),
      undone: entries.slice(done).map(({ label, diff, time }) => ({ label, diff: reverseDiff(diff), time })),
    }
  }

  function restore({ done: before, undone }: HistorySteps<R>) {
    // What is done here already has forgotten what could be redone.
    const after = entries.length > 0 ? [] : undone.map((step) => ({ ...step, diff: reverseDiff(step.diff), since: 0 }))
    const earlier = before.map((step) => ({ ...step, since: 0 }))
    foreignChanges += 1
    const inTime = [...earlier, ...after.toReversed(), ...entries.slice(0, done)]
    for (const id of othersWork(
      store,
      inTime.map(({ diff }) => diff),
    ))
      touchedAt.set(id, foreignChanges)
    entries.unshift(...earlier)
    entries.push(...after)
    done += earlier.length
    const excess = Math.max(0, done - limit)
    entries.splice(0, excess)
    done -= excess
    announce()
  }

  function announce() {
    for (const fn of subscribers) fn()
  }

  function clear() {
    entries.length = 0
    done = 0
    gesture = { label: '', entry: undefined }
    announce()
  }

  return {
    mark: (label) => void (gesture = { label, entry: undefined }),
    undo,
    redo,
    labels() {
      const labels = entries.map((entry) => entry.label)
      return { undo: labels.slice(0, done).reverse(), redo: labels.slice(done) }
    },
    steps,
    restore,
    get undoLabel() {
      return entries[done - 1]?.label
    },
    get redoLabel() {
      return entries[done]?.label
    },
    subscribe(fn) {
      const subscriber = () => fn()
      subscribers.add(subscriber)
      return () => void subscribers.delete(subscriber)
    },
    clear,
    close: stop,
  }
}
