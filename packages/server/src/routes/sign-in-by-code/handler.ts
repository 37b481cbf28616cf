import { defineRoute } from '../../http/route.ts'
import { visitedSite } from '../../http/visited-site.ts'
import { signInByCodeContract } from './contract.ts'

export const route = defineRoute(signInByCodeContract, async ({ body, services, request, reply }) => {
  const site = await visitedSite(request, services)
  const { user, cookies } = await services.accountEntry.signInByCode(site, { ...body, cookie: request.headers.cookie })
  reply.header('set-cookie', cookies)
  return { user }
})
