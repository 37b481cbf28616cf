import { defineSocketRoute } from '../../http/route.ts'
import { syncProjectContract } from './contract.ts'

export const route = defineSocketRoute(syncProjectContract, async ({ project, user, sessionId, services, request }, socket) => {
  const { accounts, rooms, sessionSockets } = services
  const isSignedIn = async () => (await accounts.sessionOf(request.headers.cookie)) !== undefined
  // Both begin at once: no message of the socket may come before the room listens.
  await Promise.all([rooms.connect(socket, project.id, user), sessionSockets.hold(sessionId, socket, isSignedIn)])
})
