import { z } from 'zod'
import { defineContract } from '../../http/contract.ts'
import { doneShape, idShape, projectParams, stageShape } from '../../http/shapes.ts'

/** Shows a kept release to visitors, or on staging, instead of the present one, in one step: nothing is made anew. */
export const activateReleaseContract = defineContract({
  method: 'POST',
  path: '/api/projects/:projectId/releases/:releaseId/activate',
  role: 'editor',
  params: projectParams.extend({ releaseId: idShape }),
  body: z.object({ stage: stageShape.default('production') }).nullish(),
  answer: doneShape,
})
