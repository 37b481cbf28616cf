import type { FastifyReply, FastifyRequest } from 'fastify'
import { siteRoot } from '../hosting/base-path.ts'
import { accountPage, type LinkedStep, type Refusal } from '../hosting/account-page.ts'
import { ServerError } from '../server-error.ts'
import type { Services } from '../services.ts'
import { shownTo } from './shown-to.ts'

/** Answers with the page that a link leads to, in the looks of the site; says why what was asked for was not done. */
export async function sendAccountPage(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Pick<Services, 'hosts' | 'releases'>,
  step: LinkedStep,
  refusal?: Refusal,
): Promise<FastifyReply> {
  const { release } = await shownTo(request, services)
  const { accept, 'accept-language': acceptLanguage } = request.headers
  const asking = { url: request.url, root: siteRoot(release), accept, acceptLanguage }
  const { type, body, policy } = accountPage(asking, step, release.frame, refusal)
  return (
    reply
      .status(refusal?.status ?? 200)
      .header('content-type', type)
      .header('content-security-policy', policy)
      .header('cache-control', 'private, no-store')
      // The address holds the token. Without a referrer of one's own origin the form would not say where it comes from.
      .header('referrer-policy', 'same-origin')
      .send(body)
  )
}

/** Does what a form of such a page asks for, or shows the page again with the reason. */
export async function answerAccountForm(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Pick<Services, 'hosts' | 'releases'>,
  step: LinkedStep,
  act: () => Promise<FastifyReply>,
): Promise<FastifyReply> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof ServerError) || error.status >= 500) throw error
    return sendAccountPage(request, reply, services, step, { status: error.status, code: error.code, text: error.message })
  }
}
