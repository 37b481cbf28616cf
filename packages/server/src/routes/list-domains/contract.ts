import { z } from 'zod'
import { defineContract } from '../../http/contract.ts'
import { domainShape, projectParams } from '../../http/shapes.ts'

/** Host names of a project, how far each is, and where a name is to lead. */
export const listDomainsContract = defineContract({
  method: 'GET',
  path: '/api/projects/:projectId/domains',
  role: 'viewer',
  params: projectParams,
  answer: z.object({ domains: z.array(domainShape), target: z.string() }),
})
export type DomainsAnswer = z.output<typeof listDomainsContract.answer>
