import type { FastifyRequest } from 'fastify'
import { messages } from '../messages.ts'
import { ServerError } from '../server-error.ts'
import type { Services } from '../services.ts'
import type { VisitedSite } from '../site-accounts/site-accounts.ts'

/**
 * The site or draft whose accounts are asked for. Only pages of its own may ask: browsers name the page in `Origin`, and sites beside
 * it on the same domain are sent the same cookies.
 */
export async function visitedSite(
  { place, draft, headers }: Pick<FastifyRequest, 'place' | 'draft' | 'headers'>,
  { releases, hosts }: Pick<Services, 'releases' | 'hosts'>,
): Promise<VisitedSite> {
  if (place?.kind !== 'site' && place?.kind !== 'preview') throw new ServerError(messages.notFound)
  const isDraft = place.kind === 'preview'
  const own = isDraft ? hosts.previewOrigin(place.slug) : hosts.siteOrigin(place.slug)
  if (headers.origin !== undefined && headers.origin !== own) throw new ServerError(messages.foreignPage)
  const shown = isDraft ? draft?.shown : await releases.current(place.slug)
  if (!shown) throw new ServerError(messages.noSite)
  const { projectId, access } = shown.release
  return { projectId, access, isDraft }
}
