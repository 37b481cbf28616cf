import { defineContract } from '../../http/contract.ts'
import { doneShape, idShape, projectParams } from '../../http/shapes.ts'

/** Takes an invitation link back. */
export const withdrawInvitationContract = defineContract({
  method: 'DELETE',
  path: '/api/projects/:projectId/invitations/:invitationId',
  role: 'admin',
  params: projectParams.extend({ invitationId: idShape }),
  answer: doneShape,
})
