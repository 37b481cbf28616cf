import { MESSAGES } from '../../messages.ts'
import { MAX_MESSAGE_LENGTH, MAX_PUSHED_CHANGES } from '../../protocol.ts'
import type { ClientMessage, PushedChange, ServerMessage, SyncIssue } from '../../protocol.ts'
import type { Schedule } from '../../schedule.ts'
import type { LocalChange } from '../edits/replica.ts'
import type { Connection, Transport } from './transport.ts'

/**
 * Wait before the first attempt to reconnect and the longest wait, milliseconds; each wait doubles, and chance makes it up to a
 * quarter longer: whoever waits is connected within 2 s after the server is back.
 */
export const RECONNECT_MS = { first: 500, longest: 1600 }
/** An attempt that nobody answers for this long is given up, milliseconds. */
export const CONNECT_WITHIN_MS = 10_000
/** Who is in a hurry does not wait for an attempt that began longer ago than this, milliseconds. */
export const SLOW_AFTER_MS = 2000

export interface LinkEvents {
  readonly onOpen: () => void
  readonly onMessage: (message: ServerMessage) => void
  /** The connection is lost or could not be made; another attempt follows. */
  readonly onLost: () => void
}

/** A connection that comes back by itself. `random` (0 to 1) spreads the attempts of many clients. */
export function createLink(transport: Transport, events: LinkEvents, schedule: Schedule, random: () => number) {
  let connection: Connection | undefined
  let attempts = 0
  let cancelRetry: (() => void) | undefined
  let isClosed = false
  /** Lets go of an attempt that takes long. */
  let giveUp: (() => void) | undefined

  function open() {
    cancelRetry?.()
    cancelRetry = undefined
    let isCurrent = true
    const lose = () => {
      if (!isCurrent) return
      isCurrent = false
      connection = undefined
      settle()
      if (isClosed) return
      const wait = Math.min(RECONNECT_MS.longest, RECONNECT_MS.first * 2 ** attempts) * (0.75 + random() / 2)
      attempts += 1
      cancelRetry = schedule(open, wait)
      events.onLost()
    }
    const cancels = [
      schedule(() => (giveUp = () => connection?.close()), SLOW_AFTER_MS),
      schedule(() => connection?.close(), CONNECT_WITHIN_MS),
    ]
    const settle = () => {
      giveUp = undefined
      for (const cancel of cancels) cancel()
    }
    const opened = transport({
      onOpen: () => {
        if (!isCurrent) return
        settle()
        events.onOpen()
      },
      onMessage: (message) => isCurrent && events.onMessage(message),
      onClose: lose,
    })
    const close = () => {
      lose()
      opened.close()
    }
    if (isCurrent) connection = { send: opened.send, close }
  }

  return {
    open,
    send: (message: ClientMessage) => connection?.send(message),
    /** The connection works: the next wait is short again. */
    succeed: () => void (attempts = 0),
    /** Drops the connection and connects again after a wait. */
    restart: () => connection?.close(),
    /** Connects at once instead of waiting on, for example when the browser is online again; an attempt that takes long gives way. */
    hurry() {
      giveUp?.()
      if (cancelRetry !== undefined) open()
    },
    close() {
      isClosed = true
      cancelRetry?.()
      connection?.close()
    },
  }
}

/** New changes wait this long for others to go with them, milliseconds. */
export const PUSH_AFTER_MS = 20
/** A push that is not answered for this long went into a dead line, milliseconds. */
export const ANSWER_WITHIN_MS = 20_000

/** What a push holds besides its changes, in characters, rounded up. */
const ENVELOPE_LENGTH = 100

interface PusherOptions {
  readonly pending: ReadonlyMap<string, LocalChange>
  readonly send: (message: ClientMessage) => void
  readonly schedule: Schedule
  readonly refuse: (localId: string, issues: readonly SyncIssue[]) => void
  /** Nobody answers. */
  readonly onSilence: () => void
}

/**
 * Sends pending changes in order, one message at a time: the next goes when every change of the last is answered,
 * and holds all that came meanwhile. What was sent before a loss is sent again, marked as such.
 */
export function createPusher({ pending, send, schedule, refuse, onSilence }: PusherOptions) {
  const inFlight = new Set<string>()
  const everSent = new Set<string>()
  let isRunning = false
  let cancel: (() => void) | undefined
  let cancelSilence: (() => void) | undefined

  /** Nothing is waited for any more. */
  function clear() {
    inFlight.clear()
    cancelSilence?.()
    cancelSilence = undefined
  }

  function wake() {
    if (isRunning && inFlight.size === 0) cancel ??= schedule(push, PUSH_AFTER_MS)
  }

  function push() {
    cancel = undefined
    if (!isRunning || inFlight.size > 0) return
    const changes = takeMessage()
    if (changes.length === 0) return
    const isResent = changes.some(({ localId }) => everSent.has(localId))
    for (const { localId } of changes) {
      inFlight.add(localId)
      everSent.add(localId)
    }
    cancelSilence = schedule(onSilence, ANSWER_WITHIN_MS)
    send({ type: 'push', ...(isResent && { isResent: true }), changes })
  }

  /** The first pending changes, as many as one message may hold. What no message can hold is refused here. */
  function takeMessage(): readonly PushedChange[] {
    const changes: PushedChange[] = []
    let length = ENVELOPE_LENGTH
    for (const { localId, label, diff } of pending.values()) {
      const change = { localId, label, diff }
      const size = JSON.stringify(change).length + 1
      if (ENVELOPE_LENGTH + size > MAX_MESSAGE_LENGTH) {
        refuse(localId, [{ code: 'too-large', path: '', message: MESSAGES.tooLarge }])
        continue
      }
      length += size
      if (length > MAX_MESSAGE_LENGTH || changes.length === MAX_PUSHED_CHANGES) break
      changes.push(change)
    }
    return changes
  }

  return {
    wake,
    /** Whether the server may have the change already: then it must not change any more. */
    wasSent: (localId: string) => everSent.has(localId),
    /** Whether a push is not answered yet. */
    isWaiting: () => inFlight.size > 0,
    /** An earlier session may have sent the change. */
    noteSent: (localId: string) => void everSent.add(localId),
    /** Sends everything that is pending. */
    start() {
      isRunning = true
      clear()
      push()
    },
    stop() {
      isRunning = false
      cancel?.()
      cancel = undefined
      clear()
    },
    /** The server has answered. */
    settle(localId: string) {
      inFlight.delete(localId)
      everSent.delete(localId)
      if (inFlight.size > 0) return
      clear()
      wake()
    },
  }
}
