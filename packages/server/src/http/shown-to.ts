import type { FastifyRequest } from 'fastify'
import type { ShownDraft } from '../hosting/serve-host.ts'
import { messages } from '../messages.ts'
import { ServerError } from '../server-error.ts'
import type { Services } from '../services.ts'

/** What a visitor who asks a route of a site sees of it. */
export interface Shown {
  readonly release: ShownDraft['shown']['release']
  readonly purpose: 'production' | 'preview'
  /** Where it is seen: scheme, host and port. */
  readonly origin: string
}

/** The release of the site, or of its draft, that the request came to. Throws `not-found` on other origins and `no-site`. */
export async function shownTo(
  { place, draft }: Pick<FastifyRequest, 'place' | 'draft'>,
  { hosts, releases }: Pick<Services, 'hosts' | 'releases'>,
): Promise<Shown> {
  if (place?.kind !== 'site' && place?.kind !== 'preview') throw new ServerError(messages.notFound)
  const { kind, slug } = place
  const shown = kind === 'preview' ? draft?.shown : await releases.current(slug)
  if (!shown) throw new ServerError(messages.noSite)
  return kind === 'preview'
    ? { release: shown.release, purpose: 'preview', origin: hosts.previewOrigin(slug) }
    : { release: shown.release, purpose: 'production', origin: hosts.siteOrigin(slug) }
}
