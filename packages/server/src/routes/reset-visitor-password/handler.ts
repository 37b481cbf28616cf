import { defineRoute } from '../../http/route.ts'
import { mailingSite } from '../../http/visited-site.ts'
import { resetVisitorPasswordContract } from './contract.ts'

export const route = defineRoute(
  resetVisitorPasswordContract,
  async ({ body: { language, ...change }, services, request, reply }) => {
    const site = await mailingSite(request, services, language)
    const { user, cookies } = await services.siteAccounts.setPassword(site, { ...change, cookie: request.headers.cookie })
    reply.header('set-cookie', cookies)
    return { user }
  },
)
