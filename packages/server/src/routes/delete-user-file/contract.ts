import { z } from 'zod'
import { defineContract } from '../../http/contract.ts'
import { doneShape, sitePlaceShape, userFileParams } from '../../http/shapes.ts'

/** Deletes a file of a visitor for good. */
export const deleteUserFileContract = defineContract({
  method: 'DELETE',
  path: '/api/projects/:projectId/user-files/:key',
  role: 'admin',
  params: userFileParams,
  query: z.object({ place: sitePlaceShape.default('live') }),
  answer: doneShape,
})
