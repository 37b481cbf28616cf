import { defineRoute } from '../../http/route.ts'
import { mailingSite } from '../../http/visited-site.ts'
import { changeVisitorEmailContract } from './contract.ts'

export const route = defineRoute(changeVisitorEmailContract, async ({ body: { language, ...change }, services, request }) => {
  const site = await mailingSite(request, services, language)
  await services.ownAccount.changeEmail(site, { ...change, cookie: request.headers.cookie })
  return { done: true }
})
