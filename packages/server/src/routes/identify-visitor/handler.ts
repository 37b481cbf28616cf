import { defineRoute } from '../../http/route.ts'
import { visitedSite } from '../../http/visited-site.ts'
import { identifyVisitorContract } from './contract.ts'

export const route = defineRoute(identifyVisitorContract, async ({ services, request, reply }) => {
  const site = await visitedSite(request, services)
  const { user = null, cookies = [] } = await services.siteAccounts.identify(site, request.headers.cookie)
  if (cookies.length > 0) reply.header('set-cookie', cookies)
  return { user }
})
