import { defineRoute } from '../../http/route.ts'
import { removeMemberContract } from './contract.ts'

export const route = defineRoute(removeMemberContract, async ({ project, user, memberRole, params, services }) => {
  await services.members.checkRemoval(project.id, params.userId, { user, role: memberRole })
  await services.removeMember(project.id, params.userId)
  return { done: true }
})
