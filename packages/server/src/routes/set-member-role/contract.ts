import { z } from 'zod'
import { defineContract } from '../../http/contract.ts'
import { doneShape, givenRoleShape, idShape, projectParams } from '../../http/shapes.ts'

/** Gives a member another role; what they have open of the project opens anew with it. */
export const setMemberRoleContract = defineContract({
  method: 'PATCH',
  path: '/api/projects/:projectId/members/:userId',
  role: 'admin',
  params: projectParams.extend({ userId: idShape }),
  body: z.object({ role: givenRoleShape }),
  answer: doneShape,
})
