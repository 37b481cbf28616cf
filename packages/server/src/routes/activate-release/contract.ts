import { defineContract } from '../../http/contract.ts'
import { idShape, projectParams, releaseShape } from '../../http/shapes.ts'

/** Shows a kept release to visitors instead of the present one, in one step. */
export const activateReleaseContract = defineContract({
  method: 'POST',
  path: '/api/projects/:projectId/releases/:releaseId/activate',
  role: 'project-member',
  params: projectParams.extend({ releaseId: idShape }),
  answer: releaseShape,
})
