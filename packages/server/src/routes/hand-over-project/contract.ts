import { z } from 'zod'
import { defineContract } from '../../http/contract.ts'
import { doneShape, idShape, projectParams } from '../../http/shapes.ts'

/** Makes another member the owner of a project; whoever it was stays as an admin. What both have open of it opens anew. */
export const handOverProjectContract = defineContract({
  method: 'POST',
  path: '/api/projects/:projectId/owner',
  role: 'owner',
  params: projectParams,
  body: z.object({ userId: idShape }),
  answer: doneShape,
})
