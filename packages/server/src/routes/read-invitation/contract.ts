import { z } from 'zod'
import { defineContract } from '../../http/contract.ts'
import { invitationTokenShape, memberRoleShape } from '../../http/shapes.ts'
import { LIMITS } from '../../limits.ts'

/** What an invitation link leads to. */
export const readInvitationContract = defineContract({
  method: 'POST',
  path: '/api/invitations/read',
  role: 'public',
  perMinute: LIMITS.signInPerMinute,
  body: z.object({ token: invitationTokenShape }),
  answer: z.object({ project: z.string(), role: memberRoleShape, by: z.string(), expiresAt: z.number() }),
})
export type ReadInvitationAnswer = z.output<typeof readInvitationContract.answer>
