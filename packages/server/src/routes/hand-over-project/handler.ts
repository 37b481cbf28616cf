import { defineRoute } from '../../http/route.ts'
import { handOverProjectContract } from './contract.ts'

export const route = defineRoute(handOverProjectContract, async ({ project, user, body: { userId }, services }) => {
  await services.members.handOver(project.id, userId, user)
  for (const id of [user.id, userId]) services.editingSockets.endMember(project.id, id)
  return { done: true }
})
