import { siteRoot } from '../../hosting/base-path.ts'
import { readForm } from '../../http/read-form.ts'
import { defineRoute } from '../../http/route.ts'
import { answerAccountForm } from '../../http/send-account-page.ts'
import { shownTo } from '../../http/shown-to.ts'
import { mailingSite } from '../../http/visited-site.ts'
import { setVisitorPasswordContract } from './contract.ts'

export const route = defineRoute(setVisitorPasswordContract, async ({ services, request, reply }) => {
  const site = await mailingSite(request, services, '')
  const form = await readForm(request.raw)
  const token = form('token')
  return answerAccountForm(request, reply, services, { kind: 'password', token, goTo: '' }, async () => {
    const change = { token, password: form('password'), cookie: request.headers.cookie }
    const { cookies } = await services.siteAccounts.setPassword(site, change)
    const { release } = await shownTo(request, services)
    return reply.header('set-cookie', cookies).redirect(`${siteRoot(release)}/`, 303)
  })
})
