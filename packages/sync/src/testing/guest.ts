import type { DocumentRecord } from '@heddle/document'
import type { Diff } from '@heddle/store'
import type { ClientMessage, ServerMessage } from '../protocol.ts'
import type { Room, RoomUser } from '../room.ts'

/** A readable id of the right shape: `a` gives `a000000000000000`. */
export const idOf = (name: string) => name.padEnd(16, '0')

/** A bare connection to a room that notes what it is told. */
export function visit(room: Room, name: string, role: RoomUser['role'] = 'editor') {
  const told: ServerMessage[] = []
  let isClosed = false
  const member = room.connect(
    { send: (message) => told.push(message), close: () => void (isClosed = true) },
    { id: name, name, role },
  )
  const say = (message: ClientMessage) => member.receive(JSON.parse(JSON.stringify(message)))
  return {
    told,
    leave: member.leave,
    sayAnything: member.receive,
    say,
    hello: (since?: number) => say({ type: 'hello', clientId: idOf(name), ...(since !== undefined && { since }) }),
    push: (localId: string, diff: Diff<DocumentRecord>, isResent = false) =>
      say({ type: 'push', changes: [{ localId: idOf(localId), label: localId, diff }], ...(isResent && { isResent }) }),
    /** What it was told of one kind. */
    heard: <T extends ServerMessage['type']>(type: T) =>
      told.filter((message): message is Extract<ServerMessage, { readonly type: T }> => message.type === type),
    /** Positions and names of the entries it was told. */
    entries: () =>
      told.flatMap((message) => ('entries' in message ? (message.entries ?? []) : [])).map(({ seq, label }) => `${seq} ${label}`),
    get isClosed() {
      return isClosed
    },
  }
}
