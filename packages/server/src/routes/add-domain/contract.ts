import { z } from 'zod'
import { defineContract } from '../../http/contract.ts'
import { domainShape, projectParams } from '../../http/shapes.ts'

/** Asks for a host name for the site: it answers for it once a record of the name says so. */
export const addDomainContract = defineContract({
  method: 'POST',
  path: '/api/projects/:projectId/domains',
  role: 'admin',
  params: projectParams,
  body: z.object({ host: z.string().max(300) }),
  answer: z.object({ domain: domainShape }),
})
