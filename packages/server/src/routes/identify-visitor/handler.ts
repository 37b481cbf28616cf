import { defineRoute } from '../../http/route.ts'
import { visitedSite } from '../../http/visited-site.ts'
import { identifyVisitorContract } from './contract.ts'

export const route = defineRoute(identifyVisitorContract, async ({ services, request }) => {
  const site = await visitedSite(request, services)
  return { user: (await services.siteAccounts.userOf(site, request.headers.cookie)) ?? null }
})
