import type { ClientMessage, ServerMessage } from '../../protocol.ts'

export interface TransportEvents {
  readonly onOpen: () => void
  readonly onMessage: (message: ServerMessage) => void
  /** Called once, also when the connection never opened. */
  readonly onClose: () => void
}

export interface Connection {
  readonly send: (message: ClientMessage) => void
  readonly close: () => void
}

/** Opens a connection to the project's room. Messages arrive in order or not at all. */
export type Transport = (events: TransportEvents) => Connection
