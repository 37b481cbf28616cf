import { defineRoute } from '../../http/route.ts'
import { visitedSite } from '../../http/visited-site.ts'
import { deleteVisitorContract } from './contract.ts'

export const route = defineRoute(deleteVisitorContract, async ({ body, services, request, reply }) => {
  const site = await visitedSite(request, services)
  reply.header('set-cookie', await services.ownAccount.remove(site, { ...body, cookie: request.headers.cookie }))
  return { done: true }
})
