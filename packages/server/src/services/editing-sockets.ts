import type { WebSocket } from 'ws'
import { LIMITS } from '../limits.ts'

/** Why somebody may hold a connection to a project. */
export interface Holder {
  readonly sessionId: string
  readonly userId: string
  readonly projectId: string
}

/** The open editing connections: they end with the session, and with the membership, that opened them. */
export interface EditingSockets {
  /**
   * Ends the socket with its session or membership. `mayStay` asks for both: now, because they may have ended while the socket was
   * being opened, and again and again, because another process may have ended them.
   */
  hold(holder: Holder, socket: WebSocket, mayStay: () => Promise<boolean>): Promise<void>
  /** Ends every connection of the session. Without a handshake: what is still on its way comes too late. */
  endSession(sessionId: string): void
  /** Ends the connections of one person to one project. */
  endMember(projectId: string, userId: string): void
  /** Ends those here, as another process told. */
  endHere(ended: Ended): void
}

/** Sockets of a session or of a membership that has ended. */
export type Ended =
  { readonly about: 'session'; readonly sessionId: string } | ({ readonly about: 'member' } & Omit<Holder, 'sessionId'>)

/** @param tell hears of what ended here: other processes hold sockets too */
export function createEditingSockets(tell: (ended: Ended) => void = () => undefined): EditingSockets {
  const held = new Map<WebSocket, Holder>()

  function end(isMeant: (holder: Holder) => boolean): void {
    for (const [socket, holder] of held) if (isMeant(holder)) socket.terminate()
  }

  function endHere(ended: Ended): void {
    if (ended.about === 'session') end((holder) => holder.sessionId === ended.sessionId)
    else end((holder) => holder.projectId === ended.projectId && holder.userId === ended.userId)
  }

  function endEverywhere(ended: Ended): void {
    endHere(ended)
    tell(ended)
  }

  return {
    async hold(holder, socket, mayStay) {
      held.set(socket, holder)
      const check = async (): Promise<void> => {
        if (!(await mayStay())) socket.terminate()
      }
      // A database that cannot be asked now ends nothing: it takes no edits either.
      const checks = setInterval(() => void check().catch(() => undefined), LIMITS.membershipCheck)
      socket.on('close', () => {
        clearInterval(checks)
        held.delete(socket)
      })
      await check()
    },
    endSession: (sessionId) => endEverywhere({ about: 'session', sessionId }),
    endMember: (projectId, userId) => endEverywhere({ about: 'member', projectId, userId }),
    endHere,
  }
}
