import { defineRoute } from '../../http/route.ts'
import { domainTold } from '../../http/shapes.ts'
import { addDomainContract } from './contract.ts'

export const route = defineRoute(addDomainContract, async ({ project, body, services: { domains, hosts } }) => ({
  domain: domainTold(await domains.add(project.id, body.host), hosts),
}))
