import { defineRoute } from '../../http/route.ts'
import { visitedSite } from '../../http/visited-site.ts'
import { changeVisitorPasswordContract } from './contract.ts'

export const route = defineRoute(changeVisitorPasswordContract, async ({ body, services, request, reply }) => {
  const site = await visitedSite(request, services)
  const { user, cookies } = await services.ownAccount.changePassword(site, { ...body, cookie: request.headers.cookie })
  reply.header('set-cookie', cookies)
  return { user }
})
