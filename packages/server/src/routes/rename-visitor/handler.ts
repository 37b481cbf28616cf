import { defineRoute } from '../../http/route.ts'
import { visitedSite } from '../../http/visited-site.ts'
import { renameVisitorContract } from './contract.ts'

export const route = defineRoute(renameVisitorContract, async ({ body, services, request }) => {
  const site = await visitedSite(request, services)
  return { user: await services.ownAccount.rename(site, { ...body, cookie: request.headers.cookie }) }
})
