import type { FastifyReply, FastifyRequest } from 'fastify'
import { siteRoot } from '../hosting/base-path.ts'
import { passwordPage, type Refusal } from '../hosting/password-page.ts'
import type { Services } from '../services.ts'
import { shownTo } from './shown-to.ts'

/** Answers with the page at which a password is set, in the looks of the site; says why the last one was not. */
export async function sendPasswordPage(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Pick<Services, 'hosts' | 'releases'>,
  token: string,
  refusal?: Refusal,
): Promise<FastifyReply> {
  const { release } = await shownTo(request, services)
  const { accept, 'accept-language': acceptLanguage } = request.headers
  const asking = { url: request.url, root: siteRoot(release), accept, acceptLanguage }
  const { type, body, policy } = passwordPage(asking, token, release.frame, refusal)
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
