import type { Diff, IsAtom, IsKept, Store, UndoResult } from '@heddle/store'
import { createHistory, isEmptyDiff, USER_SOURCE } from '@heddle/store'
import type { DocumentRecord } from '@heddle/document'
import { createLink, createPusher } from './client/line.ts'
import { createOutbox } from './client/outbox.ts'
import { createPeerList } from './client/peer-list.ts'
import { createPresence } from './client/presence.ts'
import type { OwnPresence } from './client/presence.ts'
import { createReplica, REMOTE_SOURCE } from './client/replica.ts'
import type { LocalChange } from './client/replica.ts'
import { createRefusals } from './client/refusals.ts'
import type { RefusedChange } from './client/refusals.ts'
import type { ChangeStorage } from './client/storage.ts'
import type { Transport } from './client/transport.ts'
import { MESSAGES } from './messages.ts'
import type { Presence, ServerMessage, SyncIssue } from './protocol.ts'
import { createWritable } from './readable.ts'
import type { Readable } from './readable.ts'
import type { Schedule } from './schedule.ts'

export { localIdAt } from './client/local-id.ts'
export type { Connection, Transport, TransportEvents } from './client/transport.ts'
export type { ChangeStorage, StoredChange } from './client/storage.ts'
export type { OwnPresence } from './client/presence.ts'
export type { LocalChange } from './client/replica.ts'
export type { RefusedChange } from './client/refusals.ts'
export type { Readable } from './readable.ts'
export type { Schedule } from './schedule.ts'

/**
 * `connecting`: no document yet. `saved`: the server has everything. `saving`: it does not have everything yet.
 * `offline`: not connected, edits are kept on this machine. `read-only`: the server cannot write, or I may only look.
 */
export type SyncStatus = 'connecting' | 'saved' | 'saving' | 'offline' | 'read-only'

export interface SyncClientOptions {
  /** Empty at first; holds the project once it is connected. Changed by this client only. */
  readonly store: Store<DocumentRecord>
  readonly transport: Transport
  readonly storage: ChangeStorage
  /** Names this window: 16 lowercase letters and digits. */
  readonly clientId: string
  /** Makes local ids: 16 lowercase letters and digits, none twice; best by `localIdAt`. */
  readonly newId: () => string
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly schedule: Schedule
  /** 0 to 1, spreads reconnections. */
  readonly random?: () => number
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
  readonly canUndo: Readable<boolean>
  readonly canRedo: Readable<boolean>
  readonly undoLabel: Readable<string | undefined>
  readonly redoLabel: Readable<string | undefined>
  readonly status: Readable<SyncStatus>
  /** Why the status is read-only. */
  readonly readOnlyReason: Readable<string | undefined>
  /** How many changes the server has not confirmed. */
  readonly unsavedCount: Readable<number>
  /** The others who have the project open. */
  readonly peers: Readable<readonly Presence[]>
  /** Changes that were taken back because the server refused them, until they are dismissed; kept in storage. */
  readonly refused: Readable<readonly RefusedChange[]>
  readonly dismissRefused: (localId?: string) => void
  readonly setPresence: (presence: OwnPresence) => void
  /** Connects at once instead of waiting on; call it when the browser is online again. */
  readonly reconnect: () => void
  /** Lets go of a line that may be dead without having said so, and connects anew after a wait; call it when the browser is offline. */
  readonly hangUp: () => void
  /** Disconnects. Resolves when unsaved changes are in storage. */
  readonly close: () => Promise<void>
}

/** Connects a store to a project's room (specification of the wire: `protocol.ts`). */
export function createSyncClient(options: SyncClientOptions): SyncClient {
  const { store, transport, storage, clientId, newId, now, schedule, random = () => 0.5, isAtom, isReferenced } = options
  const status = createWritable<SyncStatus>('connecting')
  const readOnlyReason = createWritable<string | undefined>(undefined)
  const unsavedCount = createWritable(0)
  const peers = createPeerList(clientId)
  const [undoLabel, redoLabel] = [createWritable<string | undefined>(undefined), createWritable<string | undefined>(undefined)]
  const [canUndo, canRedo] = [createWritable(false), createWritable(false)]

  let isOnline = false
  let hasBeenLost = false
  let isViewer = false
  let gesture: { latest: LocalChange | undefined; isMarked: boolean } | undefined

  // A broken listener must not keep anything from being saved: its error surfaces by itself.
  const onListenerError = (error: unknown) => {
    schedule(() => {
      throw error
    }, 0)
  }
  const replica = createReplica(store, { isAtom, onListenerError })
  const outbox = createOutbox({ storage, schedule, now })
  const refusals = createRefusals(outbox)
  let leftOver: readonly LocalChange[] = []
  const isLoaded = outbox.load().then((changes) => {
    leftOver = changes.filter((change) => change.issues === undefined)
    refusals.restore(changes.flatMap((change) => (change.issues === undefined ? [] : [{ ...change, issues: change.issues }])))
  })
  const link = createLink(transport, { onOpen: greet, onMessage: receive, onLost: lose }, schedule, random)
  const pusher = createPusher({ pending: replica.pending, send: link.send, schedule, refuse, onSilence: link.restart })
  const presence = createPresence((own) => isOnline && link.send({ type: 'presence', ...own }), schedule)
  const history = createHistory<DocumentRecord>(store, {
    isForeign: (source) => source === REMOTE_SOURCE,
    ...(isReferenced !== undefined && { isReferenced }),
    apply: (diff, source, label) => add(source === 'redo' ? MESSAGES.redone(label) : MESSAGES.undone(label), diff, source),
  })
  history.subscribe(() => {
    undoLabel.set(history.undoLabel)
    redoLabel.set(history.redoLabel)
    canUndo.set(history.undoLabel !== undefined)
    canRedo.set(history.redoLabel !== undefined)
  })
  link.open()

  function add(label: string, diff: Diff<DocumentRecord>, source: string): LocalChange {
    const change = { localId: newId(), label, diff, time: now() }
    replica.add(change, source)
    outbox.keep(change)
    pusher.wake()
    tellStatus()
    return change
  }

  /** The changes of a gesture that were not sent yet are one change. */
  function extendGesture(label: string, diff: Diff<DocumentRecord>): LocalChange | undefined {
    const last = gesture?.latest
    if (last === undefined || pusher.wasSent(last.localId) || !replica.pending.has(last.localId))
      return add(label, diff, USER_SOURCE)
    const extended = replica.extend(last, diff, USER_SOURCE)
    if (extended === undefined) outbox.drop(last.localId)
    else outbox.keep(extended)
    tellStatus()
    return extended
  }

  function greet() {
    void isLoaded.then(() => link.send({ type: 'hello', clientId, ...(replica.seq !== undefined && { since: replica.seq }) }))
  }

  function welcome(message: Extract<ServerMessage, { type: 'welcome' }>) {
    if (message.snapshot !== undefined) replica.reset(message.snapshot, message.seq)
    for (const change of leftOver) {
      replica.restore(change)
      pusher.noteSent(change.localId)
    }
    leftOver = []
    isOnline = true
    isViewer = message.role === 'viewer'
    readOnlyReason.set(isViewer ? MESSAGES.viewersMayNotPush : undefined)
    peers.replace(message.peers)
    link.succeed()
    takeIn(message.entries ?? [])
    presence.repeat()
    if (!isViewer) pusher.start()
    tellStatus()
  }

  function takeIn(entries: Parameters<typeof replica.receive>[0]) {
    const { confirmed, hasGap } = replica.receive(entries)
    for (const localId of confirmed) {
      outbox.drop(localId)
      pusher.settle(localId)
    }
    if (hasGap) link.restart()
    tellStatus()
  }

  function refuse(localId: string, issues: readonly SyncIssue[]) {
    const lost = replica.takeBack(localId)
    refusals.add(lost, issues)
    for (const change of lost) pusher.settle(change.localId)
    pusher.settle(localId)
    tellStatus()
  }

  function receive(message: ServerMessage) {
    if (message.type === 'welcome') welcome(message)
    else if (message.type === 'entries') takeIn(message.entries)
    else if (message.type === 'refused') refuse(message.localId, message.issues)
    else if (message.type === 'peers') peers.update(message)
    else if (message.type === 'read-only') {
      pusher.stop()
      readOnlyReason.set(message.reason)
    } else if (message.type === 'writable' && !isViewer) {
      readOnlyReason.set(undefined)
      pusher.start()
    } else if (message.type === 'error' && pusher.isWaiting()) link.restart()
    tellStatus()
  }

  function lose() {
    isOnline = false
    hasBeenLost = true
    pusher.stop()
    peers.replace([])
    tellStatus()
  }

  function tellStatus() {
    unsavedCount.set(replica.pending.size)
    if (isOnline && readOnlyReason.value !== undefined) status.set('read-only')
    else if (isOnline) status.set(replica.pending.size > 0 ? 'saving' : 'saved')
    else status.set(hasBeenLost ? 'offline' : 'connecting')
  }

  return {
    change(label, diff) {
      if (status.value === 'read-only') return false
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
    undo: () => (status.value === 'read-only' ? undefined : endGesture(history.undo)),
    redo: () => (status.value === 'read-only' ? undefined : endGesture(history.redo)),
    canUndo,
    canRedo,
    undoLabel,
    redoLabel,
    status,
    readOnlyReason,
    unsavedCount,
    peers: peers.list,
    refused: refusals.list,
    dismissRefused: refusals.dismiss,
    setPresence: presence.set,
    reconnect: link.hurry,
    hangUp: link.restart,
    close() {
      link.close()
      pusher.stop()
      presence.close()
      history.close()
      return outbox.close()
    },
  }

  function endGesture<T>(step: () => T): T {
    gesture = undefined
    return step()
  }
}
