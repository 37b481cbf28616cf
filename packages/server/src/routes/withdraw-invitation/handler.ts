import { defineRoute } from '../../http/route.ts'
import { withdrawInvitationContract } from './contract.ts'

export const route = defineRoute(withdrawInvitationContract, async ({ project, params, services }) => {
  await services.members.withdraw(project.id, params.invitationId)
  return { done: true }
})
