import { defineRoute } from '../../http/route.ts'
import { mailingSite } from '../../http/visited-site.ts'
import { sendAccountMailContract } from './contract.ts'

export const route = defineRoute(sendAccountMailContract, async ({ body: { language, ...asked }, services, request }) => {
  services.accountLetters.send(await mailingSite(request, services, language), asked)
  return { done: true }
})
