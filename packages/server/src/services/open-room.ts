import { FORMAT_VERSION, isAtomPath, type FieldsOf } from '@heddle/document'
import { checkDiff } from '@heddle/document/check'
import { createRoom, type Room } from '@heddle/sync/room'
import { LIMITS } from '../limits.ts'
import { wantsSnapshot, type ChangeLog } from './change-log.ts'
import { loadDocument } from './load-document.ts'

export interface RoomSettings {
  readonly log: ChangeLog
  readonly fieldsOf: FieldsOf
  readonly now: () => number
  /** Told of what went wrong without anyone waiting for it. */
  readonly onError: (error: unknown) => void
}

const schedule = (fn: () => void, ms: number): (() => void) => {
  if (ms === 0) {
    // Not a timer, which is a millisecond at least: what this turn of the loop reads from the sockets is in, no more.
    const turn = setImmediate(fn)
    return () => clearImmediate(turn)
  }
  const timer = setTimeout(fn, ms)
  return () => clearTimeout(timer)
}

/**
 * Opens a project for editing: every change is checked against the document, written, and now and then folded into a snapshot.
 * Closing the room waits for a snapshot that is being written.
 */
export async function openRoom(projectId: string, { log, fieldsOf, now, onError }: RoomSettings): Promise<Room> {
  const loaded = await loadDocument(log, projectId)
  let { snapshotSeq } = loaded
  let saving: Promise<void> | undefined
  let savedAt = 0

  async function saveSnapshot(): Promise<void> {
    savedAt = now()
    try {
      const { seq, records } = room.read()
      await log.saveSnapshot(projectId, { seq, version: FORMAT_VERSION, records })
      snapshotSeq = seq
    } catch (error) {
      // Nothing is lost: the entries are in the log, and the next commit tries again.
      onError(error)
    } finally {
      saving = undefined
    }
  }

  const room = createRoom({
    store: loaded.store,
    seq: loaded.seq,
    check: (diff) => checkDiff(loaded.view, diff, { fieldsOf }).filter(({ severity }) => severity === 'error'),
    log: {
      append: (entries) => log.append(projectId, entries),
      entriesAfter: (seq) => log.entriesAfter(projectId, seq),
      find: (localIds) => log.find(projectId, localIds),
    },
    now,
    schedule,
    isAtom: isAtomPath,
    onCommit: (seq) => {
      if (!saving && wantsSnapshot(seq, snapshotSeq) && now() - savedAt >= LIMITS.snapshotPause) saving = saveSnapshot()
    },
  })
  const closeRoom = room.close
  return Object.assign(room, {
    async close() {
      await closeRoom()
      await saving
    },
  })
}
