import { defineContract } from '../../http/contract.ts'
import { domainParams, doneShape } from '../../http/shapes.ts'

/** Gives a host name up; the site answers for it no more. */
export const removeDomainContract = defineContract({
  method: 'DELETE',
  path: '/api/projects/:projectId/domains/:host',
  role: 'admin',
  params: domainParams,
  answer: doneShape,
})
