import websocket from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import { LIMITS } from '../limits.ts'

/** WebSockets. Registered before every check, so that a refused upgrade also ends its connection. */
export async function registerSockets(app: FastifyInstance): Promise<void> {
  await app.register(websocket, {
    options: { maxPayload: LIMITS.messageBytes },
    preClose(done) {
      for (const client of app.websocketServer.clients) client.terminate()
      done()
    },
    errorHandler: (_error, socket) => socket.terminate(),
  })
}
