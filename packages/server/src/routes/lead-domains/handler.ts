import { defineRoute } from '../../http/route.ts'
import { leadDomainsContract } from './contract.ts'

export const route = defineRoute(leadDomainsContract, async ({ project, params, body, services }) => {
  await services.domains.lead(project.id, params.host, body.isMain)
  return { done: true }
})
