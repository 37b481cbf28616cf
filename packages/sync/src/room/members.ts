import type { MemberRole } from '@heddle/document'
import { MESSAGES } from '../messages.ts'
import type { ClientMessage, LogEntry, Presence, PushedChange, ServerMessage } from '../protocol.ts'
import type { Schedule } from '../schedule.ts'
import { parseMessage } from './parse-message.ts'
import { createPeers } from './peers.ts'
import { createSerial } from './serial.ts'

export interface RoomUser {
  readonly id: string
  readonly name: string
  readonly role: MemberRole
}

/** One person's window, as the server sees it. A message for many is the same object for each: its text can be kept. */
export interface RoomConnection {
  readonly send: (message: ServerMessage) => void
  readonly close: () => void
}

/** What the server does with a connection that it handed over. */
export interface Member {
  /** Takes a message in, parsed from JSON but not checked. */
  readonly receive: (message: unknown) => void
  /** The connection is gone. */
  readonly leave: () => void
}

/** A change and who pushed it. */
export interface Pushed {
  readonly change: PushedChange
  readonly clientId: string
  readonly user: RoomUser
  readonly send: (message: ServerMessage) => void
}

/** Who came or moved, and the windows that left. */
export interface PeerNews {
  readonly peers: readonly Presence[]
  readonly left: readonly string[]
}

interface MembersOptions {
  readonly push: (pushed: Pushed) => void
  /** The entries after `since`, or nothing when a snapshot is the shorter way. */
  readonly entriesAfter: (since: number) => Promise<readonly LogEntry[] | undefined>
  readonly snapshot: () => Pick<Extract<ServerMessage, { type: 'welcome' }>, 'seq' | 'snapshot'>
  /** Finds out which of these changes are in the log already. */
  readonly lookUp: (localIds: readonly string[]) => Promise<void>
  /** Why nothing can be written now. */
  readonly failure: () => string | undefined
  readonly schedule: Schedule
  /** Told what everybody here is told of those who are here. */
  readonly onNews?: (news: PeerNews) => void
}

/** Who came, moved and left is told when the turn is over, then at most this often, milliseconds: many who come at once are one message. */
export const PEERS_EVERY_MS = 50

interface Seat {
  readonly connection: RoomConnection
  readonly user: RoomUser
  clientId: string | undefined
  /** Entries that became durable while the welcome is being put together; `undefined` when it was said. */
  missed: LogEntry[] | undefined
}

/** Everyone in the room: greets, takes messages in order, tells. */
export function createMembers({ push, entriesAfter, snapshot, lookUp, failure, schedule, onNews }: MembersOptions) {
  const seats = new Set<Seat>()
  const peers = createPeers()

  /** What nobody was told yet: windows by client id; `undefined` for one that left. */
  const news = new Map<string, Presence | undefined>()
  let cancelTelling: (() => void) | undefined

  function tellSoon(clientId: string, presence: Presence | undefined) {
    news.set(clientId, presence)
    cancelTelling ??= schedule(tellPeers, 0)
  }

  /** One message for all: what is told grows with what happened, not with how many are there. */
  function tellPeers() {
    cancelTelling = undefined
    if (news.size === 0) return
    const came = [...news.values()].filter((presence) => presence !== undefined)
    const left = [...news].flatMap(([clientId, presence]) => (presence === undefined ? [clientId] : []))
    news.clear()
    tellNews({ peers: came, left })
    onNews?.({ peers: came, left })
    cancelTelling = schedule(tellPeers, PEERS_EVERY_MS)
  }

  function tellNews({ peers, left }: PeerNews) {
    const message: ServerMessage = { type: 'peers', peers, left }
    for (const seat of seats) if (seat.clientId !== undefined && seat.missed === undefined) seat.connection.send(message)
  }

  function leavePeers(seat: Seat) {
    const presence = peers.of(seat)
    peers.leave(seat)
    if (presence !== undefined) tellSoon(presence.clientId, undefined)
  }

  /** A window that came back has left its old connection behind. */
  function dismiss(seat: Seat) {
    seats.delete(seat)
    leavePeers(seat)
    seat.connection.close()
  }

  async function greet(seat: Seat, clientId: string, since: number | undefined) {
    const before = [...seats].find((other) => other !== seat && other.clientId === clientId)
    if (before !== undefined && before.user.id !== seat.user.id)
      return seat.connection.send({ type: 'error', message: MESSAGES.idTaken })
    if (before !== undefined) dismiss(before)
    seat.clientId = clientId
    seat.missed = []
    const found = since === undefined ? undefined : await entriesAfter(since).catch(() => undefined)
    if (!seats.has(seat)) return
    const role = seat.user.role
    peers.join(seat, clientId, seat.user)
    const others = peers.others(seat)
    if (found === undefined || since === undefined) seat.connection.send({ type: 'welcome', ...snapshot(), role, peers: others })
    else {
      const last = found.at(-1)?.seq ?? since
      const entries = [...found, ...seat.missed.filter((entry) => entry.seq > last)]
      seat.connection.send({ type: 'welcome', seq: entries.at(-1)?.seq ?? since, entries, role, peers: others })
    }
    seat.missed = undefined
    const reason = failure()
    if (reason !== undefined) seat.connection.send({ type: 'read-only', reason })
    tellSoon(clientId, peers.of(seat))
  }

  /** What is done for a message that belongs to someone who said hello. */
  function handle(seat: Seat, message: ClientMessage): Promise<void> | void {
    if (message.type === 'hello') return greet(seat, message.clientId, message.since)
    const { clientId, user, connection } = seat
    if (clientId === undefined) return connection.send({ type: 'error', message: MESSAGES.helloFirst })
    if (message.type === 'presence') {
      const { type: _, ...presence } = message
      peers.move(seat, presence)
      return tellSoon(clientId, peers.of(seat))
    }
    const pushAll = () => {
      for (const change of message.changes) push({ change, clientId, user, send: connection.send })
    }
    return message.isResent ? lookUp(message.changes.map((change) => change.localId)).then(pushAll, connection.close) : pushAll()
  }

  return {
    connect(connection: RoomConnection, user: RoomUser): Member {
      const seat: Seat = { connection, user, clientId: undefined, missed: undefined }
      const inOrder = createSerial()
      seats.add(seat)
      return {
        receive(input) {
          const parsed = parseMessage(input)
          if ('error' in parsed) return connection.send({ type: 'error', message: parsed.error })
          inOrder(() => {
            for (const { localId, issue } of parsed.bad) connection.send({ type: 'refused', localId, issues: [issue] })
            return handle(seat, parsed.message)
          })
        },
        leave() {
          seats.delete(seat)
          leavePeers(seat)
        },
      }
    },
    /** Sends a message to everyone who was welcomed; durable entries also reach those who are about to be. */
    tell(message: ServerMessage) {
      for (const seat of seats) {
        if (seat.missed !== undefined) {
          if (message.type === 'entries') seat.missed.push(...message.entries)
        } else if (seat.clientId !== undefined) seat.connection.send(message)
      }
    },
    takeNews(news: PeerNews) {
      const told = peers.takeAway(news)
      if (told.peers.length > 0 || told.left.length > 0) tellNews(told)
    },
    peersHere: () => peers.here(),
    closeAll() {
      cancelTelling?.()
      for (const seat of seats) seat.connection.close()
      seats.clear()
    },
  }
}
