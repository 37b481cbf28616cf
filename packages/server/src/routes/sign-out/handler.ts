import { headersOf } from '../../http/authorise.ts'
import { defineRoute } from '../../http/route.ts'
import { signOutContract } from './contract.ts'

export const route = defineRoute(signOutContract, async ({ services, sessionId, request, reply }) => {
  reply.header('set-cookie', await services.accounts.signOut(headersOf(request)))
  // After the session is gone: a connection that is being opened meanwhile finds that out by itself.
  if (sessionId !== undefined) services.sessionSockets.end(sessionId)
  return { done: true }
})
