import { z } from 'zod'
import { defineContract } from '../../http/contract.ts'
import { memberRoleShape, projectShape } from '../../http/shapes.ts'

/** A project, and what the one who asks may do in it. */
const listedShape = projectShape.extend({ role: memberRoleShape })

/** The projects of the one who asks, last changed first. */
export const listProjectsContract = defineContract({
  method: 'GET',
  path: '/api/projects',
  role: 'signed-in',
  answer: z.object({ projects: z.array(listedShape) }),
})
export type ProjectSummary = z.output<typeof projectShape>
export type ListedProject = z.output<typeof listedShape>
