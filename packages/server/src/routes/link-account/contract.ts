import { z } from 'zod'
import { defineContract } from '../../http/contract.ts'
import { accountParams, sitePlaceShape } from '../../http/shapes.ts'

/** An address at which somebody sets the password of their account, in the place of the one before. */
export const linkAccountContract = defineContract({
  method: 'POST',
  path: '/api/projects/:projectId/accounts/:accountId/link',
  role: 'admin',
  params: accountParams,
  body: z.strictObject({ place: sitePlaceShape }),
  answer: z.object({ link: z.string() }),
})
