import { z } from 'zod'
import { defineContract } from '../../http/contract.ts'
import { projectParams } from '../../http/shapes.ts'

/** Makes a draft of what is saved; the address that is answered opens it and expires soon, the draft at `end`. */
export const previewProjectContract = defineContract({
  method: 'POST',
  path: '/api/projects/:projectId/preview',
  role: 'viewer',
  params: projectParams,
  answer: z.object({ url: z.string(), end: z.number() }),
})
