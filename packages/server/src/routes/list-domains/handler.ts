import { defineRoute } from '../../http/route.ts'
import { domainTold } from '../../http/shapes.ts'
import { listDomainsContract } from './contract.ts'

export const route = defineRoute(listDomainsContract, async ({ project, services: { domains, hosts } }) => ({
  domains: (await domains.list(project.id)).map((domain) => domainTold(domain, hosts)),
  target: new URL(hosts.siteOrigin(project.slug)).hostname,
}))
