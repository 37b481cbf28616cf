import { defineRoute } from '../../http/route.ts'
import { messages } from '../../messages.ts'
import { ServerError } from '../../server-error.ts'
import { acceptInvitationContract } from './contract.ts'

export const route = defineRoute(acceptInvitationContract, async ({ body, user, services, reply }) => {
  const { person } = body
  if (!user && !person) throw new ServerError(messages.signInFirst)
  const { projectId } = await services.members.accept(body.token, async () => {
    if (user) return user
    if (!person) throw new ServerError(messages.signInFirst)
    const made = await services.accounts.createUser(person)
    reply.header('set-cookie', made.cookies)
    return made.user
  })
  return { projectId }
})
