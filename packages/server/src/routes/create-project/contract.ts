import { z } from 'zod'
import { defineContract } from '../../http/contract.ts'
import { nameShape, projectShape } from '../../http/shapes.ts'

/** Makes a project of a template; its address is made of its name. */
export const createProjectContract = defineContract({
  method: 'POST',
  path: '/api/projects',
  role: 'signed-in',
  body: z.object({ name: nameShape, template: z.string().max(100) }),
  answer: z.object({ project: projectShape }),
})
