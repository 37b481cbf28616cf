import { z } from 'zod'
import { defineContract } from '../../http/contract.ts'
import { domainParams, domainShape } from '../../http/shapes.ts'
import { LIMITS } from '../../limits.ts'

/** Looks for the record that proves a host name. */
export const checkDomainContract = defineContract({
  method: 'POST',
  path: '/api/projects/:projectId/domains/:host/check',
  role: 'admin',
  perMinute: LIMITS.domainChecksPerMinute,
  params: domainParams,
  answer: z.object({ domain: domainShape }),
})
