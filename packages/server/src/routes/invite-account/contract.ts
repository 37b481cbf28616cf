import { z } from 'zod'
import { defineContract } from '../../http/contract.ts'
import { sitePlaceShape, accountRolesShape, accountShape, projectParams } from '../../http/shapes.ts'
import { LIMITS } from '../../limits.ts'

/**
 * Makes an account of the site for somebody, who sets its password at the address that is given, and sends them a letter with it.
 * `letter` tells what became of that at the first try, or why there is none: the draft is opened by nobody else, or the published
 * site has no accounts yet.
 */
export const inviteAccountContract = defineContract({
  method: 'POST',
  path: '/api/projects/:projectId/accounts',
  role: 'admin',
  params: projectParams,
  body: z.strictObject({
    place: sitePlaceShape,
    email: z.string().max(254),
    name: z.string().max(LIMITS.personNameLength).default(''),
    roles: accountRolesShape.default([]),
  }),
  answer: z.object({
    account: accountShape,
    link: z.string(),
    letter: z.enum(['sent', 'outbox', 'later', 'refused', 'limited', 'draft', 'unpublished']),
  }),
})
export type InvitedAccount = z.output<(typeof inviteAccountContract)['answer']>
