import type { FastifyRequest } from 'fastify'
import { siteRoot } from '../hosting/base-path.ts'
import { languageOf } from '../hosting/error-page.ts'
import { messages } from '../messages.ts'
import { ServerError } from '../server-error.ts'
import type { Services } from '../services.ts'
import type { MailingSite } from '../site-accounts/letters.ts'
import type { VisitedSite } from '../site-accounts/visitor-sessions.ts'
import { shownTo, type Shown } from './shown-to.ts'

type Asked = Pick<FastifyRequest, 'place' | 'draft' | 'headers'>
type Asking = Pick<Services, 'releases' | 'hosts'>

/**
 * The site or draft whose accounts are asked for. Only pages of its own may ask: browsers name the page in `Origin`, and sites beside
 * it on the same domain are sent the same cookies.
 */
export async function visitedSite(request: Asked, services: Asking): Promise<VisitedSite> {
  return siteOf(await shownToOwn(request, services))
}

/** The same, with what letters say of it. @param pageLanguage of the page that asks, as it says */
export async function mailingSite(request: Asked, services: Asking, pageLanguage: string): Promise<MailingSite> {
  const shown = await shownToOwn(request, services)
  const { frame } = shown.release
  const asking = { url: `/${pageLanguage}`, accept: undefined, acceptLanguage: request.headers['accept-language'] }
  return {
    ...siteOf(shown),
    origin: shown.origin,
    root: siteRoot(shown.release),
    name: frame?.name,
    pageLanguage,
    language: languageOf(asking, frame?.languages),
  }
}

const siteOf = ({ release, purpose }: Shown): VisitedSite => ({
  projectId: release.projectId,
  access: release.access,
  isDraft: purpose === 'preview',
})

async function shownToOwn(request: Asked, services: Asking): Promise<Shown> {
  const shown = await shownTo(request, services)
  if (request.headers.origin !== undefined && request.headers.origin !== shown.origin) throw new ServerError(messages.foreignPage)
  return shown
}
