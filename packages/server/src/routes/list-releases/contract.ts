import { z } from 'zod'
import { defineContract } from '../../http/contract.ts'
import { projectParams, releaseShape } from '../../http/shapes.ts'

/** The kept releases of a project, newest first. */
export const listReleasesContract = defineContract({
  method: 'GET',
  path: '/api/projects/:projectId/releases',
  role: 'project-member',
  params: projectParams,
  answer: z.object({ releases: z.array(releaseShape) }),
})
export type ReleaseSummary = z.output<typeof releaseShape>
