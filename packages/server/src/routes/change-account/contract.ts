import { z } from 'zod'
import { defineContract } from '../../http/contract.ts'
import { accountParams, sitePlaceShape, accountRolesShape, accountShape } from '../../http/shapes.ts'

/** Gives an account its roles, blocks it or lets it in again. Sessions of one that is blocked end. Not part of the history. */
export const changeAccountContract = defineContract({
  method: 'PATCH',
  path: '/api/projects/:projectId/accounts/:accountId',
  role: 'admin',
  params: accountParams,
  body: z.strictObject({
    place: sitePlaceShape,
    roles: accountRolesShape.optional(),
    isBlocked: z.boolean().optional(),
  }),
  answer: accountShape,
})
