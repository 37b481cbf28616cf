import type { ServerMessage } from '@heddle/sync/protocol'
import { toServerError } from '../../http/answer-errors.ts'
import { defineSocketRoute } from '../../http/route.ts'
import { syncProjectContract } from './contract.ts'

export const route = defineSocketRoute(
  syncProjectContract,
  async ({ project, user, memberRole, sessionId, services, request }, socket) => {
    const { accounts, projects, rooms, editingSockets } = services
    const holder = { sessionId, userId: user.id, projectId: project.id }
    const mayStay = async (): Promise<boolean> =>
      (await accounts.sessionOf(request.headers.cookie)) !== undefined &&
      (await projects.findFor(user.id, project.id))?.role === memberRole
    // Both begin at once: no message of the socket may come before the room listens.
    try {
      await Promise.all([rooms.connect(socket, project.id, user, memberRole), editingSockets.hold(holder, socket, mayStay)])
    } catch (error) {
      // All that the window would know otherwise is that the connection ended.
      const told: ServerMessage = { type: 'unavailable', reason: toServerError(error).message }
      socket.send(JSON.stringify(told))
      throw error
    }
  },
)
