import type { WebSocket } from 'ws'

/** The open editing connections of every session: signing out ends them. */
export interface SessionSockets {
  /** Ends the socket with its session; `isOpen` asks whether it ended while the socket was being opened. */
  hold(sessionId: string, socket: WebSocket, isOpen: () => Promise<boolean>): Promise<void>
  /** Ends every connection of the session. Without a handshake: what is still on its way comes too late. */
  end(sessionId: string): void
}

export function createSessionSockets(): SessionSockets {
  const held = new Map<string, Set<WebSocket>>()
  return {
    async hold(sessionId, socket, isOpen) {
      const sockets = held.get(sessionId) ?? new Set()
      held.set(sessionId, sockets.add(socket))
      socket.on('close', () => {
        sockets.delete(socket)
        if (sockets.size === 0 && held.get(sessionId) === sockets) held.delete(sessionId)
      })
      if (!(await isOpen())) socket.terminate()
    },
    end(sessionId) {
      for (const socket of held.get(sessionId) ?? []) socket.terminate()
    },
  }
}
