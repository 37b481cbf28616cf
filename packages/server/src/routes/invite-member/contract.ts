import { z } from 'zod'
import { defineContract } from '../../http/contract.ts'
import { givenRoleShape, invitationShape, projectParams } from '../../http/shapes.ts'

/** Makes a link that makes one person a member. It is told this once: the server keeps a hash of what it holds. */
export const inviteMemberContract = defineContract({
  method: 'POST',
  path: '/api/projects/:projectId/invitations',
  role: 'admin',
  params: projectParams,
  body: z.object({ role: givenRoleShape }),
  answer: z.object({ invitation: invitationShape, link: z.string() }),
})
export type InvitationAnswer = z.output<typeof inviteMemberContract.answer>
