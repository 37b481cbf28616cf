import { defineRoute } from '../../http/route.ts'
import { signOutContract } from './contract.ts'

export const route = defineRoute(signOutContract, async ({ services, sessionId, request, reply }) => {
  reply.header('set-cookie', await services.accounts.signOut(request.headers.cookie))
  // After the session is gone: a connection that is being opened meanwhile finds that out by itself.
  if (sessionId !== undefined) services.editingSockets.endSession(sessionId)
  return { done: true }
})
