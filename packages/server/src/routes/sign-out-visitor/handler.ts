import { defineRoute } from '../../http/route.ts'
import { visitedSite } from '../../http/visited-site.ts'
import { signOutVisitorContract } from './contract.ts'

export const route = defineRoute(signOutVisitorContract, async ({ services, request, reply }) => {
  const site = await visitedSite(request, services)
  reply.header('set-cookie', await services.siteAccounts.signOut(site, request.headers.cookie))
  return { done: true }
})
