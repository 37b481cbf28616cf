import type { Readable } from 'node:stream'
import { siteRoot } from '../../hosting/base-path.ts'
import { sendPasswordPage } from '../../http/send-password-page.ts'
import { defineRoute } from '../../http/route.ts'
import { shownTo } from '../../http/shown-to.ts'
import { visitedSite } from '../../http/visited-site.ts'
import { LIMITS } from '../../limits.ts'
import { messages } from '../../messages.ts'
import { ServerError } from '../../server-error.ts'
import { setVisitorPasswordContract } from './contract.ts'

export const route = defineRoute(setVisitorPasswordContract, async ({ services, request, reply }) => {
  const site = await visitedSite(request, services)
  const form = await readForm(request.raw)
  const token = form.get('token') ?? ''
  const password = form.get('password') ?? ''
  try {
    if (password.length > LIMITS.passwordMax) throw new ServerError(messages.longPassword(LIMITS.passwordMax))
    const { cookies } = await services.siteAccounts.setPassword(site, { token, password, cookie: request.headers.cookie })
    const { release } = await shownTo(request, services)
    return reply.header('set-cookie', cookies).redirect(`${siteRoot(release)}/`, 303)
  } catch (error) {
    // Of a page that a browser shows: it says why, with the form.
    if (error instanceof ServerError && error.status < 500)
      return sendPasswordPage(request, reply, services, token, { status: error.status, code: error.code, text: error.message })
    throw error
  }
})

/** What a form sends, of a few fields. */
async function readForm(body: Readable): Promise<URLSearchParams> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > LIMITS.formBytes) throw new ServerError(messages.tooLarge(LIMITS.formBytes))
    chunks.push(chunk)
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'))
}
