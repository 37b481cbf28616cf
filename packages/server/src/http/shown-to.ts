import type { FastifyRequest } from 'fastify'
import type { Place } from '../host-names.ts'
import type { ShownDraft } from '../hosting/serve-host.ts'
import { messages } from '../messages.ts'
import { ServerError } from '../server-error.ts'
import type { Services } from '../services.ts'

/** What a visitor who asks a route of a site sees of it. */
export interface Shown {
  readonly release: ShownDraft['shown']['release']
  /** Whose accounts and files it has to do with: staging keeps those of the draft, never those of visitors. */
  readonly purpose: 'production' | 'preview'
  /** The draft is asked: only those who build it see what goes wrong. */
  readonly isDraft: boolean
  /** Where it is seen: scheme, host and port. */
  readonly origin: string
}

/** The release of the site, or of its draft, that the request came to. Throws `not-found` on other origins and `no-site`. */
export async function shownTo(
  { place, draft }: Pick<FastifyRequest, 'place' | 'draft'>,
  { hosts, releases }: Pick<Services, 'hosts' | 'releases'>,
): Promise<Shown> {
  if (place?.kind !== 'site' && place?.kind !== 'preview') throw new ServerError(messages.notFound)
  const isDraft = place.kind === 'preview'
  const shown = isDraft ? draft?.shown : await releases.current(place.slug, place.stage)
  if (!shown) throw new ServerError(messages.noSite)
  const origin = originOf(place, hosts)
  return { release: shown.release, purpose: shown.purpose, isDraft, origin }
}

function originOf(place: Extract<Place, { readonly kind: 'site' | 'preview' }>, hosts: Services['hosts']): string {
  if (place.kind === 'preview') return hosts.previewOrigin(place.slug)
  return place.host === undefined ? hosts.siteOrigin(place.slug, place.stage) : hosts.ownOrigin(place.host)
}
