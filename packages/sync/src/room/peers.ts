import type { Presence } from '../protocol.ts'

/** One colour per person, told apart on light and dark ground; people beyond the list share. */
export const PEER_COLORS = ['#d6409f', '#12a594', '#f76b15', '#8e4ec6', '#30a46c', '#e5484d', '#978365', '#6b7a00'] as const

/** Who is in the room, and where they are. */
export function createPeers() {
  const presences = new Map<object, Presence>()
  const colors = new Map<string, string>()
  /** Windows that are connected to other processes, by client id. */
  const away = new Map<string, Presence>()
  const isHere = (clientId: string): boolean => [...presences.values()].some((presence) => presence.clientId === clientId)

  function colorOf(userId: string): string {
    const elsewhere = [...away.values()]
    let color = colors.get(userId) ?? elsewhere.find(({ user }) => user.id === userId)?.user.color
    if (color === undefined) {
      const present = new Set([...presences.values(), ...elsewhere].map((presence) => presence.user.color))
      color = PEER_COLORS.find((free) => !present.has(free)) ?? PEER_COLORS[colors.size % PEER_COLORS.length] ?? PEER_COLORS[0]
    }
    colors.set(userId, color)
    return color
  }

  return {
    /** Takes in who came and left elsewhere; answers what of it those who are here do not know. */
    takeAway({ peers, left }: { readonly peers: readonly Presence[]; readonly left: readonly string[] }) {
      // A window that moved from one process to another is here before it has left there.
      const came = peers.filter(({ clientId }) => !isHere(clientId))
      for (const presence of came) away.set(presence.clientId, presence)
      return { peers: came, left: left.filter((clientId) => away.delete(clientId) && !isHere(clientId)) }
    },
    here: (): readonly Presence[] => [...presences.values()],
    join(connection: object, clientId: string, user: { readonly id: string; readonly name: string }) {
      presences.set(connection, { clientId, user: { id: user.id, name: user.name, color: colorOf(user.id) }, selection: [] })
    },
    move(connection: object, presence: { readonly pageId?: string; readonly selection: readonly string[] }) {
      const held = presences.get(connection)
      if (held === undefined) return
      const { clientId, user } = held
      presences.set(connection, { clientId, user, ...presence })
    },
    leave(connection: object) {
      const user = presences.get(connection)?.user
      presences.delete(connection)
      if (user !== undefined && ![...presences.values()].some((other) => other.user.id === user.id)) colors.delete(user.id)
    },
    of: (connection: object): Presence | undefined => presences.get(connection),
    others: (connection: object): readonly Presence[] => [
      ...[...presences].filter(([other]) => other !== connection).map(([, presence]) => presence),
      ...[...away.values()].filter(({ clientId }) => !isHere(clientId)),
    ],
  }
}
