import type { ClientMessage, ServerMessage } from '../protocol.ts'
import type { Room, RoomUser } from '../room.ts'
import type { Transport } from '../client.ts'
import type { Schedule } from '../schedule.ts'

interface Wire {
  readonly cut: () => void
  /** So many of the next messages to the client never arrive. */
  losses: number
}

/**
 * Connections that take their time: each keeps its own order in each direction, different ones overtake each other.
 * A cut loses what is on the way and is noticed by both sides a little later.
 */
export function createNetwork(schedule: Schedule, delay: () => number) {
  const wires = new Map<string, Set<Wire>>()
  let isDown = false

  /** A lane hands messages on in order, each after a delay of its own. */
  function createLane(deliver: (text: string) => void, isOpen: () => boolean) {
    const texts: string[] = []
    return (message: ClientMessage | ServerMessage) => {
      texts.push(JSON.stringify(message))
      schedule(() => {
        const text = texts.shift()
        if (text !== undefined && isOpen()) deliver(text)
      }, delay())
    }
  }

  return {
    transportTo:
      (room: () => Room, user: RoomUser): Transport =>
      (events) => {
        let isOpen = true
        const wire: Wire = {
          losses: 0,
          cut() {
            if (!isOpen) return
            isOpen = false
            wires.get(user.id)?.delete(wire)
            schedule(() => events.onClose(), delay())
            if (member !== undefined) schedule(member.leave, delay())
          },
        }
        let member: ReturnType<Room['connect']> | undefined
        const own = wires.get(user.id) ?? new Set()
        wires.set(user.id, own.add(wire))
        const up = createLane(
          (text) => member?.receive(JSON.parse(text)),
          () => isOpen,
        )
        const down = createLane(
          (text) => events.onMessage(JSON.parse(text) as ServerMessage),
          () => isOpen,
        )
        schedule(() => {
          if (isDown) return wire.cut()
          if (!isOpen) return
          const send = (message: ServerMessage) => {
            if (wire.losses > 0) wire.losses -= 1
            else if (isOpen) down(message)
          }
          member = room().connect({ send, close: wire.cut }, user)
          events.onOpen()
        }, delay())
        return { send: (message) => isOpen && up(message), close: wire.cut }
      },
    cut(userId: string) {
      for (const wire of wires.get(userId) ?? []) wire.cut()
    },
    /** Loses the next messages to a person, which a connection should not do. */
    lose(userId: string, count: number) {
      for (const wire of wires.get(userId) ?? []) wire.losses = count
    },
    /** Cuts everyone off and lets nobody in until it is up again. */
    setDown(down: boolean) {
      isDown = down
      if (down) for (const own of wires.values()) for (const wire of own) wire.cut()
    },
  }
}
