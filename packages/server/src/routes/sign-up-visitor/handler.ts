import { defineRoute } from '../../http/route.ts'
import { mailingSite } from '../../http/visited-site.ts'
import { signUpVisitorContract } from './contract.ts'

export const route = defineRoute(signUpVisitorContract, async ({ body: { language, ...person }, services, request, reply }) => {
  const site = await mailingSite(request, services, language)
  const signedIn = await services.siteAccounts.signUp(site, { ...person, cookie: request.headers.cookie })
  if (signedIn) reply.header('set-cookie', signedIn.cookies)
  return { user: signedIn?.user ?? null }
})
