import { defineRoute } from '../../http/route.ts'
import { sendAccountPage } from '../../http/send-account-page.ts'
import { visitedSite } from '../../http/visited-site.ts'
import { checkOpen } from '../../site-accounts/visitor-sessions.ts'
import { showEmailPageContract } from './contract.ts'

export const route = defineRoute(showEmailPageContract, async ({ query, services, request, reply }) => {
  checkOpen(await visitedSite(request, services))
  return sendAccountPage(request, reply, services, { kind: 'move', ...query })
})
