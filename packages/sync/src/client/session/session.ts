import type { MemberRole } from '@heddle/document'
import { MESSAGES } from '../../messages.ts'
import type { ServerMessage, SyncIssue } from '../../protocol.ts'
import { createWritable } from '../../readable.ts'
import type { Schedule } from '../../schedule.ts'
import type { LocalChange, Replica } from '../edits/replica.ts'
import type { Outbox } from '../kept/outbox.ts'
import type { Refusals } from '../kept/refusals.ts'
import type { PeerList } from '../others/peer-list.ts'
import { createPresence } from '../others/presence.ts'
import { createLink, createPusher } from './line.ts'
import type { Transport } from './transport.ts'

/**
 * `connecting`: no document yet. `saved`: the server has everything. `saving`: it does not have everything yet.
 * `offline`: not connected, edits are kept on this machine. `read-only`: the server cannot write, or I may only look.
 */
export type SyncStatus = 'connecting' | 'saved' | 'saving' | 'offline' | 'read-only'

interface SessionOptions {
  readonly transport: Transport
  readonly clientId: string
  readonly schedule: Schedule
  readonly random: () => number
  readonly replica: Replica
  readonly outbox: Pick<Outbox, 'drop'>
  readonly refusals: Pick<Refusals, 'add'>
  readonly peers: PeerList
  /** Unsent changes of earlier windows. */
  readonly leftOver: Promise<readonly LocalChange[]>
  /** The document is there for the first time, with what earlier windows left. */
  readonly onDocument: () => void
}

/** The talk with the server: says hello, takes in what it tells, pushes what is pending, and knows how the project stands. */
export function createSession(options: SessionOptions) {
  const { transport, clientId, schedule, random, replica, outbox, refusals, peers, leftOver, onDocument } = options
  const status = createWritable<SyncStatus>('connecting')
  const readOnlyReason = createWritable<string | undefined>(undefined)
  const unavailableReason = createWritable<string | undefined>(undefined)
  const unsavedCount = createWritable(0)
  let isOnline = false
  let hasBeenLost = false
  const role = createWritable<MemberRole | undefined>(undefined)
  let isKnown = false
  let unrestored: readonly LocalChange[] = []
  const isLoaded = leftOver.then((changes) => {
    unrestored = changes
  })
  const link = createLink(transport, { onOpen: greet, onMessage: receive, onLost: lose }, schedule, random)
  const pusher = createPusher({ pending: replica.pending, send: link.send, schedule, refuse, onSilence: link.restart })
  const presence = createPresence((own) => isOnline && link.send({ type: 'presence', ...own }), schedule)

  const isViewer = () => role.value === 'viewer'
  /** Why I may change nothing, whatever the server can do. */
  const ownReason = () => (isViewer() ? MESSAGES.viewersMayNotPush : undefined)

  function greet() {
    void isLoaded.then(() => link.send({ type: 'hello', clientId, ...(replica.seq !== undefined && { since: replica.seq }) }))
  }

  function welcome(message: Extract<ServerMessage, { type: 'welcome' }>) {
    if (message.snapshot !== undefined) replica.reset(message.snapshot, message.seq)
    for (const change of unrestored) {
      replica.restore(change)
      pusher.noteSent(change.localId)
    }
    unrestored = []
    isOnline = true
    unavailableReason.set(undefined)
    role.set(message.role)
    readOnlyReason.set(ownReason())
    peers.replace(message.peers)
    link.succeed()
    takeIn(message.entries ?? [])
    if (!isKnown) onDocument()
    isKnown = true
    presence.repeat()
    if (!isViewer()) pusher.start()
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
    } else if (message.type === 'unavailable') unavailableReason.set(message.reason)
    else if (message.type === 'writable') {
      readOnlyReason.set(ownReason())
      if (!isViewer()) pusher.start()
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
    status,
    role,
    readOnlyReason,
    unavailableReason,
    unsavedCount,
    open: link.open,
    /** What is pending has changed. */
    note() {
      pusher.wake()
      tellStatus()
    },
    wasSent: pusher.wasSent,
    setPresence: presence.set,
    reconnect: link.hurry,
    hangUp: link.restart,
    close() {
      link.close()
      pusher.stop()
      presence.close()
    },
  }
}
