import { defineRoute } from '../../http/route.ts'
import { mailingSite } from '../../http/visited-site.ts'
import { changeVisitorPasswordContract } from './contract.ts'

export const route = defineRoute(
  changeVisitorPasswordContract,
  async ({ body: { language, ...change }, services, request, reply }) => {
    const site = await mailingSite(request, services, language)
    const { user, cookies } = await services.ownAccount.changePassword(site, { ...change, cookie: request.headers.cookie })
    reply.header('set-cookie', cookies)
    return { user }
  },
)
