import { defineRoute } from '../../http/route.ts'
import { removeDomainContract } from './contract.ts'

export const route = defineRoute(removeDomainContract, async ({ project, params, services }) => {
  await services.domains.remove(project.id, params.host)
  return { done: true }
})
