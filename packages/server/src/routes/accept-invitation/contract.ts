import { z } from 'zod'
import { defineContract } from '../../http/contract.ts'
import { idShape, invitationTokenShape, newPersonShape } from '../../http/shapes.ts'
import { LIMITS } from '../../limits.ts'

/** Makes whoever is signed in a member by a link, or a new person with an account of their own. The link is used up. */
export const acceptInvitationContract = defineContract({
  method: 'POST',
  path: '/api/invitations/accept',
  role: 'public',
  perMinute: LIMITS.signUpPerMinute,
  body: z.object({ token: invitationTokenShape, person: newPersonShape.optional() }),
  answer: z.object({ projectId: idShape }),
})
