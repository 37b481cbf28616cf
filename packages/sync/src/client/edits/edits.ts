import type { Diff, HistorySteps, IsKept, Store, UndoResult } from '@heddle/store'
import { createHistory, isEmptyDiff, USER_SOURCE } from '@heddle/store'
import type { DocumentRecord } from '@heddle/document'
import { MESSAGES } from '../../messages.ts'
import { createWritable } from '../../readable.ts'
import { REMOTE_SOURCE } from './replica.ts'
import type { LocalChange, Replica } from './replica.ts'

interface EditsOptions {
  readonly store: Store<DocumentRecord>
  readonly replica: Replica
  readonly newId: () => string
  readonly now: () => number
  readonly isReferenced?: IsKept<DocumentRecord> | undefined
  /** Whether I may change nothing now. */
  readonly isReadOnly: () => boolean
  /** Whether the server may have a change already: then nothing is added to it. */
  readonly wasSent: (localId: string) => boolean
  /** A change was made or added to. */
  readonly onChange: (change: LocalChange) => void
  /** There is more, less or something else to undo or redo. */
  readonly onSteps: () => void
  /** Nothing is left of a change that was not sent. */
  readonly onGone: (localId: string) => void
}

/** What I do to the project: changes, gestures, undo and redo, each an unconfirmed change of the replica. */
export function createEdits(options: EditsOptions) {
  const { store, replica, newId, now, isReferenced, isReadOnly, wasSent, onChange, onSteps, onGone } = options
  const [undoLabel, redoLabel] = [createWritable<string | undefined>(undefined), createWritable<string | undefined>(undefined)]
  const steps = createWritable<HistorySteps<DocumentRecord>>({ done: [], undone: [] })
  const [canUndo, canRedo] = [createWritable(false), createWritable(false)]
  let gesture: { latest: LocalChange | undefined; isMarked: boolean } | undefined

  const history = createHistory<DocumentRecord>(store, {
    isForeign: (source) => source === REMOTE_SOURCE,
    now,
    ...(isReferenced !== undefined && { isReferenced }),
    apply: (diff, source, label) => add(source === 'redo' ? MESSAGES.redone(label) : MESSAGES.undone(label), diff, source),
  })
  history.subscribe(() => {
    undoLabel.set(history.undoLabel)
    redoLabel.set(history.redoLabel)
    steps.set(history.steps())
    canUndo.set(history.undoLabel !== undefined)
    canRedo.set(history.redoLabel !== undefined)
    onSteps()
  })

  function add(label: string, diff: Diff<DocumentRecord>, source: string): LocalChange {
    const change = { localId: newId(), label, diff, time: now() }
    replica.add(change, source)
    onChange(change)
    return change
  }

  /** The changes of a gesture that were not sent yet are one change. */
  function extendGesture(label: string, diff: Diff<DocumentRecord>): LocalChange | undefined {
    const last = gesture?.latest
    if (last === undefined || wasSent(last.localId) || !replica.pending.has(last.localId)) return add(label, diff, USER_SOURCE)
    const extended = replica.extend(last, diff, USER_SOURCE)
    if (extended === undefined) onGone(last.localId)
    else onChange(extended)
    return extended
  }

  /** A step of undo or redo ends the gesture before it. */
  function step(take: () => UndoResult<DocumentRecord> | undefined) {
    if (isReadOnly()) return undefined
    gesture = undefined
    return take()
  }

  return {
    change(label: string, diff: Diff<DocumentRecord>): boolean {
      if (isReadOnly()) return false
      if (isEmptyDiff(diff)) return true
      if (gesture?.isMarked !== true) history.mark(label)
      if (gesture === undefined) add(label, diff, USER_SOURCE)
      else {
        gesture.isMarked = true
        gesture.latest = extendGesture(label, diff)
      }
      return true
    },
    startGesture() {
      const started = { latest: undefined, isMarked: false }
      gesture = started
      return () => {
        if (gesture === started) gesture = undefined
      }
    },
    undo: () => step(history.undo),
    redo: () => step(history.redo),
    steps,
    restore: history.restore,
    canUndo,
    canRedo,
    undoLabel,
    redoLabel,
    close: history.close,
  }
}
