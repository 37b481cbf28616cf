import { z } from 'zod'
import { defineContract } from '../../http/contract.ts'
import { domainParams, doneShape } from '../../http/shapes.ts'

/** Whether the site's other names of its own lead to this one. One name at most is the main one. */
export const leadDomainsContract = defineContract({
  method: 'POST',
  path: '/api/projects/:projectId/domains/:host/main',
  role: 'admin',
  params: domainParams,
  body: z.object({ isMain: z.boolean() }),
  answer: doneShape,
})
