import { defineRoute } from '../../http/route.ts'
import { invitationTold } from '../../http/shapes.ts'
import { inviteMemberContract } from './contract.ts'

export const route = defineRoute(inviteMemberContract, async ({ project, user, memberRole, body, services, request }) => {
  const { token, ...invitation } = await services.members.invite(project.id, body.role, { user, role: memberRole })
  const { editorOrigins, editorOrigin } = services.hosts
  const origin = editorOrigins.find((one) => new URL(one).host === request.checkedHost) ?? editorOrigin
  // Behind the hash: neither logs nor other sites learn of it.
  return { invitation: invitationTold(invitation), link: `${origin}/#join=${token}` }
})
