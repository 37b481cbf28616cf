import { siteRoot } from '../../hosting/base-path.ts'
import { pathHere } from '../../http/path-here.ts'
import { readForm } from '../../http/read-form.ts'
import { defineRoute } from '../../http/route.ts'
import { answerAccountForm } from '../../http/send-account-page.ts'
import { shownTo } from '../../http/shown-to.ts'
import { mailingSite } from '../../http/visited-site.ts'
import { confirmVisitorEmailContract } from './contract.ts'

export const route = defineRoute(confirmVisitorEmailContract, async ({ services, request, reply }) => {
  const site = await mailingSite(request, services, '')
  const form = await readForm(request.raw)
  const [token, goTo] = [form('token'), form('goTo')]
  return answerAccountForm(request, reply, services, { kind: 'move', token, goTo }, async () => {
    await services.ownAccount.confirmEmail(site, { token, cookie: request.headers.cookie })
    const { release, origin } = await shownTo(request, services)
    return reply.redirect(pathHere(goTo, origin) ?? `${siteRoot(release)}/`, 303)
  })
})
