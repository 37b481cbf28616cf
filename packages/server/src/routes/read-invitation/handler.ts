import { defineRoute } from '../../http/route.ts'
import { readInvitationContract } from './contract.ts'

export const route = defineRoute(readInvitationContract, async ({ body, services }) => {
  const { project, role, created_by: by, expires_at: expiresAt } = await services.members.find(body.token)
  return { project: project.name, role, by, expiresAt }
})
