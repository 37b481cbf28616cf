import { defineRoute } from '../../http/route.ts'
import { domainTold } from '../../http/shapes.ts'
import { checkDomainContract } from './contract.ts'

export const route = defineRoute(checkDomainContract, async ({ project, params, services: { domains, hosts } }) => ({
  domain: domainTold(await domains.check(project.id, params.host), hosts),
}))
