import { z } from 'zod'
import { defineContract } from '../../http/contract.ts'
import { projectShape } from '../../http/shapes.ts'

/** The projects of the one who asks, last changed first. */
export const listProjectsContract = defineContract({
  method: 'GET',
  path: '/api/projects',
  role: 'signed-in',
  answer: z.object({ projects: z.array(projectShape) }),
})
export type ProjectSummary = z.output<typeof projectShape>
