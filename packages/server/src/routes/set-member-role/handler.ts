import { defineRoute } from '../../http/route.ts'
import { setMemberRoleContract } from './contract.ts'

export const route = defineRoute(setMemberRoleContract, async ({ project, user, memberRole, params, body, services }) => {
  await services.members.setRole(project.id, params.userId, body.role, { user, role: memberRole })
  services.editingSockets.endMember(project.id, params.userId)
  return { done: true }
})
