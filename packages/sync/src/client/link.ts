import type { ClientMessage, ServerMessage } from '../protocol.ts'
import type { Schedule } from '../schedule.ts'
import type { Connection, Transport } from './transport.ts'

/** Wait before the first attempt to reconnect and the longest wait, milliseconds; each wait doubles. */
export const RECONNECT_MS = { first: 500, longest: 15_000 }

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

  function open() {
    cancelRetry?.()
    cancelRetry = undefined
    let isCurrent = true
    const lose = () => {
      if (!isCurrent) return
      isCurrent = false
      connection = undefined
      if (isClosed) return
      const wait = Math.min(RECONNECT_MS.longest, RECONNECT_MS.first * 2 ** attempts) * (0.75 + random() / 2)
      attempts += 1
      cancelRetry = schedule(open, wait)
      events.onLost()
    }
    const opened = transport({
      onOpen: () => isCurrent && events.onOpen(),
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
    /** Connects at once instead of waiting on, for example when the browser is online again. */
    hurry() {
      if (cancelRetry !== undefined) open()
    },
    close() {
      isClosed = true
      cancelRetry?.()
      connection?.close()
    },
  }
}
