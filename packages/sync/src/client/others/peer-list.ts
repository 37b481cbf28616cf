import type { Presence, ServerMessage } from '../../protocol.ts'
import { createWritable } from '../../readable.ts'

/** The others who have the project open, kept by what the room tells of them. `ownId`: this window. */
export function createPeerList(ownId: string) {
  const byId = new Map<string, Presence>()
  const list = createWritable<readonly Presence[]>([])
  const put = (peers: readonly Presence[]) => {
    for (const peer of peers) byId.set(peer.clientId, peer)
    list.set([...byId.values()])
  }
  return {
    list,
    replace(peers: readonly Presence[]) {
      byId.clear()
      put(peers)
    },
    update({ peers, left }: Extract<ServerMessage, { type: 'peers' }>) {
      const others = peers.filter(({ clientId }) => clientId !== ownId)
      const gone = left.filter((clientId) => byId.delete(clientId))
      if (others.length > 0 || gone.length > 0) put(others)
    },
  }
}

export type PeerList = ReturnType<typeof createPeerList>
