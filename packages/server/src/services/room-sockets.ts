import type { Member, RoomConnection } from '@heddle/sync/room'
import { MAX_MESSAGE_LENGTH } from '@heddle/sync/protocol'
import type { ServerMessage } from '@heddle/sync/protocol'
import type { WebSocket } from 'ws'
import { LIMITS } from '../limits.ts'
import { messages, type Message } from '../messages.ts'
import { entriesText } from './entry-text.ts'

/** A message for many is one object: its bytes are made once. */
const bytesOf = new WeakMap<ServerMessage, Buffer>()

const textOf = (message: ServerMessage): string =>
  message.type === 'entries' ? entriesText(message.entries) : JSON.stringify(message)

function sendMessage(socket: WebSocket, message: ServerMessage): void {
  const bytes = bytesOf.get(message) ?? Buffer.from(textOf(message))
  bytesOf.set(message, bytes)
  socket.send(bytes, { binary: false })
}

/** The room's side of a WebSocket. A client that does not keep up is dropped; it catches up when it comes back. */
export function connectionOf(socket: WebSocket): RoomConnection {
  return {
    send(message) {
      if (socket.readyState !== socket.OPEN) return
      if (socket.bufferedAmount > LIMITS.unsentBytes) socket.terminate()
      else sendMessage(socket, message)
    },
    close: () => socket.close(),
  }
}

/** Hands a socket's messages to its member of the room, and ends both together. A client that answers no ping is gone. */
export function joinSocket(socket: WebSocket, member: Member, early: readonly string[]): void {
  let isAlive = true
  const heartbeat = setInterval(() => {
    if (!isAlive) return socket.terminate()
    isAlive = false
    socket.ping()
  }, LIMITS.heartbeat)
  socket.on('pong', () => {
    isAlive = true
  })
  const refuse = ({ text }: Message): void => sendMessage(socket, { type: 'error', message: text })
  const receive = (text: string): void => {
    if (text.length > MAX_MESSAGE_LENGTH) return refuse(messages.tooLarge(MAX_MESSAGE_LENGTH))
    const parsed = parse(text)
    if (parsed) member.receive(parsed.message)
    else refuse(messages.brokenJson)
  }
  for (const text of early) receive(text)
  socket.removeAllListeners('message')
  socket.on('message', (data) => receive(String(data)))
  socket.on('close', () => {
    clearInterval(heartbeat)
    member.leave()
  })
}

function parse(text: string): { readonly message: unknown } | undefined {
  try {
    return { message: JSON.parse(text) }
  } catch {
    return undefined
  }
}
