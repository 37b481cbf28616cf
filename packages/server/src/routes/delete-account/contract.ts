import { z } from 'zod'
import { defineContract } from '../../http/contract.ts'
import { accountParams, sitePlaceShape, doneShape } from '../../http/shapes.ts'

/** Deletes an account of the site, and ends its sessions. It cannot be undone. */
export const deleteAccountContract = defineContract({
  method: 'DELETE',
  path: '/api/projects/:projectId/accounts/:accountId',
  role: 'admin',
  params: accountParams,
  query: z.object({ place: sitePlaceShape }),
  answer: doneShape,
})
