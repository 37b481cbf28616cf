import { z } from 'zod'
import { defineContract } from '../../http/contract.ts'
import { sitePlaceShape, userFileParams } from '../../http/shapes.ts'

/** A file of a visitor, as it was uploaded, to be saved: it is never shown on the editor's origin. */
export const saveUserFileContract = defineContract({
  method: 'GET',
  path: '/api/projects/:projectId/user-files/:key',
  role: 'admin',
  params: userFileParams,
  query: z.object({ place: sitePlaceShape.default('live') }),
})
