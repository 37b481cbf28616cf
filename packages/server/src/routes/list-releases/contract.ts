import { z } from 'zod'
import { defineContract } from '../../http/contract.ts'
import { projectParams, releaseShape, stageStateShape } from '../../http/shapes.ts'

/** The kept releases of a project, newest first, and which of them visitors see and staging shows. */
export const listReleasesContract = defineContract({
  method: 'GET',
  path: '/api/projects/:projectId/releases',
  role: 'viewer',
  params: projectParams,
  answer: z.object({ releases: z.array(releaseShape), stages: z.array(stageStateShape) }),
})
export type ReleasesAnswer = z.output<typeof listReleasesContract.answer>
export type StageState = z.output<typeof stageStateShape>
export type ReleaseSummary = z.output<typeof releaseShape>
