import { sendPasswordPage } from '../../http/send-password-page.ts'
import { defineRoute } from '../../http/route.ts'
import { visitedSite } from '../../http/visited-site.ts'
import { showPasswordPageContract } from './contract.ts'

export const route = defineRoute(showPasswordPageContract, async ({ query, services, request, reply }) => {
  services.siteAccounts.checkOpen(await visitedSite(request, services))
  return sendPasswordPage(request, reply, services, query.token)
})
