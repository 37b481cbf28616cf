import { defineRoute } from '../../http/route.ts'
import { mailingSite } from '../../http/visited-site.ts'
import { deleteVisitorContract } from './contract.ts'

export const route = defineRoute(deleteVisitorContract, async ({ body: { language, ...asked }, services, request, reply }) => {
  const site = await mailingSite(request, services, language)
  reply.header('set-cookie', await services.ownAccount.remove(site, { ...asked, cookie: request.headers.cookie }))
  return { done: true }
})
