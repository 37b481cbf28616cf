import type { FastifyRequest } from 'fastify'
import { messages } from '../messages.ts'
import { ServerError } from '../server-error.ts'
import type { Services } from '../services.ts'
import type { VisitedSite } from '../site-accounts/site-accounts.ts'
import { shownTo } from './shown-to.ts'

/**
 * The site or draft whose accounts are asked for. Only pages of its own may ask: browsers name the page in `Origin`, and sites beside
 * it on the same domain are sent the same cookies.
 */
export async function visitedSite(
  request: Pick<FastifyRequest, 'place' | 'draft' | 'headers'>,
  services: Pick<Services, 'releases' | 'hosts'>,
): Promise<VisitedSite> {
  const { release, origin, purpose } = await shownTo(request, services)
  if (request.headers.origin !== undefined && request.headers.origin !== origin) throw new ServerError(messages.foreignPage)
  return { projectId: release.projectId, access: release.access, isDraft: purpose === 'preview' }
}
