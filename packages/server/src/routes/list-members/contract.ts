import { z } from 'zod'
import { defineContract } from '../../http/contract.ts'
import { invitationShape, memberRoleShape, projectParams, userShape } from '../../http/shapes.ts'

/** Who may work on a project and as what, links that are open, and what the person who asks may do. */
export const listMembersContract = defineContract({
  method: 'GET',
  path: '/api/projects/:projectId/members',
  role: 'viewer',
  params: projectParams,
  answer: z.object({
    role: memberRoleShape,
    members: z.array(userShape.extend({ role: memberRoleShape, isYou: z.boolean() })),
    /** Told to those who may make some. */
    invitations: z.array(invitationShape),
  }),
})
export type MembersAnswer = z.output<typeof listMembersContract.answer>
