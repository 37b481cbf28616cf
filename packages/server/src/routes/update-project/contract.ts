import { z } from 'zod'
import { defineContract } from '../../http/contract.ts'
import { nameShape, projectParams, projectShape, slugShape } from '../../http/shapes.ts'

/** Renames a project or moves its published site to another address. */
export const updateProjectContract = defineContract({
  method: 'PATCH',
  path: '/api/projects/:projectId',
  role: 'admin',
  params: projectParams,
  body: z.object({ name: nameShape.optional(), slug: slugShape.optional() }),
  answer: z.object({ project: projectShape }),
})
