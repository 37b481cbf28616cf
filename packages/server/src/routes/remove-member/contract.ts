import { defineContract } from '../../http/contract.ts'
import { doneShape, idShape, projectParams } from '../../http/shapes.ts'

/** Takes a person out of a project, or oneself; what they have open of it ends at once. */
export const removeMemberContract = defineContract({
  method: 'DELETE',
  path: '/api/projects/:projectId/members/:userId',
  role: 'viewer',
  params: projectParams.extend({ userId: idShape }),
  answer: doneShape,
})
