import type { Diff, HistorySteps, IsAtom, IsKept, Store, UndoResult } from '@heddle/store'
import type { DocumentRecord, MemberRole } from '@heddle/document'
import { createEdits } from './client/edits/edits.ts'
import { createReplica } from './client/edits/replica.ts'
import { createOutbox } from './client/kept/outbox.ts'
import { createRefusals } from './client/kept/refusals.ts'
import type { RefusedChange } from './client/kept/refusals.ts'
import { createStepKeeper } from './client/kept/steps.ts'
import type { StepStorage } from './client/kept/steps.ts'
import type { ChangeStorage } from './client/kept/storage.ts'
import { createPeerList } from './client/others/peer-list.ts'
import type { OwnPresence } from './client/others/presence.ts'
import { createSession } from './client/session/session.ts'
import type { SyncStatus } from './client/session/session.ts'
import type { Transport } from './client/session/transport.ts'
import type { Presence } from './protocol.ts'
import type { Readable } from './readable.ts'
import type { Schedule } from './schedule.ts'

export { localIdAt } from './client/edits/local-id.ts'
export { REMOTE_SOURCE } from './client/edits/replica.ts'
export type { Connection, Transport, TransportEvents } from './client/session/transport.ts'
export type { StepStorage } from './client/kept/steps.ts'
export type { ChangeStorage, StoredChange } from './client/kept/storage.ts'
export type { OwnPresence } from './client/others/presence.ts'
export type { LocalChange } from './client/edits/replica.ts'
export type { RefusedChange } from './client/kept/refusals.ts'
export type { SyncStatus } from './client/session/session.ts'
export type { Readable } from './readable.ts'
export type { Schedule } from './schedule.ts'

export interface SyncClientOptions {
  /** Empty at first; holds the project once it is connected. Changed by this client only. */
  readonly store: Store<DocumentRecord>
  readonly transport: Transport
  readonly storage: ChangeStorage
  /** Keeps what I did, so that it can be undone after a reload; without it nothing is kept. */
  readonly steps?: StepStorage | undefined
  /** Names this window: 16 lowercase letters and digits. */
  readonly clientId: string
  /** Makes local ids: 16 lowercase letters and digits, none twice; best by `localIdAt`. */
  readonly newId: () => string
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly schedule: Schedule
  /** 0 to 1, spreads reconnections. */
  readonly random: () => number
  /** What is one atom of a record, although it is an object (`isAtomPath` of the document). */
  readonly isAtom?: IsAtom<DocumentRecord>
  /** Whether a record outside `leaving` needs the record, as `after` shows it, so that undoing its insert must leave it. */
  readonly isReferenced?: IsKept<DocumentRecord>
}

/** A project that many people edit, as one window sees it: its own changes at once, those of others as they come. */
export interface SyncClient {
  /** Applies a change, unless the status is read-only, and saves it. True when applied. */
  readonly change: (label: string, diff: Diff<DocumentRecord>) => boolean
  /** Changes until the returned function is called are one entry of undo, under the label of the first. */
  readonly startGesture: () => () => void
  /** Takes my last change back as far as it still stands; `left` names records that others work in. */
  readonly undo: () => UndoResult<DocumentRecord> | undefined
  readonly redo: () => UndoResult<DocumentRecord> | undefined
  /** What I did and what of it I took back, of earlier windows too. */
  readonly steps: Readable<HistorySteps<DocumentRecord>>
  readonly canUndo: Readable<boolean>
  readonly canRedo: Readable<boolean>
  readonly undoLabel: Readable<string | undefined>
  readonly redoLabel: Readable<string | undefined>
  readonly status: Readable<SyncStatus>
  /** What I may do in the project, once the server said so. */
  readonly role: Readable<MemberRole | undefined>
  /** Why the status is read-only. */
  readonly readOnlyReason: Readable<string | undefined>
  /** Why the server does not open the project, until it does; it is asked again and again. */
  readonly unavailableReason: Readable<string | undefined>
  /** How many changes the server has not confirmed. */
  readonly unsavedCount: Readable<number>
  /** The others who have the project open. */
  readonly peers: Readable<readonly Presence[]>
  /** Changes that were taken back because the server refused them, until they are dismissed; kept in storage. */
  readonly refused: Readable<readonly RefusedChange[]>
  readonly dismissRefused: (localId?: string) => void
  readonly setPresence: (presence: OwnPresence) => void
  /** Connects at once instead of waiting on; call it when the browser is online again, or when a person comes back or asks for it. */
  readonly reconnect: () => void
  /** Lets go of a line that may be dead without having said so, and connects anew after a wait; call it when the browser is offline. */
  readonly hangUp: () => void
  /** Writes what waits to be kept on this machine; call it when the window may be left. */
  readonly flush: () => Promise<void>
  /** Disconnects. Resolves when unsaved changes are in storage. */
  readonly close: () => Promise<void>
}

/** Connects a store to a project's room (specification of the wire: `protocol.ts`). */
export function createSyncClient(options: SyncClientOptions): SyncClient {
  const { store, transport, storage, clientId, newId, now, schedule, random, isAtom, isReferenced } = options

  // A broken listener must not keep anything from being saved: its error surfaces by itself.
  const onListenerError = (error: unknown) => {
    schedule(() => {
      throw error
    }, 0)
  }
  const replica = createReplica(store, { isAtom, onListenerError })
  const outbox = createOutbox({ storage, schedule, now })
  const refusals = createRefusals(outbox)
  const leftOver = outbox.load().then((changes) => {
    refusals.restore(changes.flatMap((change) => (change.issues === undefined ? [] : [{ ...change, issues: change.issues }])))
    return changes.filter((change) => change.issues === undefined)
  })
  const keeper = createStepKeeper({ storage: options.steps, schedule })
  const earlier = keeper.load()
  const peers = createPeerList(clientId)
  const session = createSession({
    transport,
    clientId,
    schedule,
    random,
    replica,
    outbox,
    refusals,
    peers,
    // The steps are there as soon as the document is.
    leftOver: earlier.then(() => leftOver),
    onDocument: () => void earlier.then((steps) => steps && edits.restore(steps)),
  })
  const edits = createEdits({
    store,
    replica,
    newId,
    now,
    isReferenced,
    isReadOnly: () => session.status.value === 'read-only',
    wasSent: session.wasSent,
    onChange(change) {
      outbox.keep(change)
      session.note()
    },
    onSteps: () => keeper.keep(() => edits.steps.value),
    onGone(localId) {
      outbox.drop(localId)
      session.note()
    },
  })
  session.open()
  const flush = () => Promise.all([outbox.flush(), keeper.flush()]).then(() => undefined)

  return {
    change: edits.change,
    startGesture: edits.startGesture,
    undo: edits.undo,
    redo: edits.redo,
    steps: edits.steps,
    canUndo: edits.canUndo,
    canRedo: edits.canRedo,
    undoLabel: edits.undoLabel,
    redoLabel: edits.redoLabel,
    status: session.status,
    role: session.role,
    readOnlyReason: session.readOnlyReason,
    unavailableReason: session.unavailableReason,
    unsavedCount: session.unsavedCount,
    peers: peers.list,
    refused: refusals.list,
    dismissRefused: refusals.dismiss,
    setPresence: session.setPresence,
    reconnect: session.reconnect,
    hangUp: session.hangUp,
    flush,
    close() {
      session.close()
      edits.close()
      return flush()
    },
  }
}
