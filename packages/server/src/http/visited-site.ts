import type { FastifyRequest } from 'fastify'
import { siteRoot } from '../hosting/base-path.ts'
import { languageOf } from '../hosting/error-page.ts'
import { messages } from '../messages.ts'
import { ServerError } from '../server-error.ts'
import type { Services } from '../services.ts'
import type { MailingSite } from '../site-accounts/site-letter.ts'
import { SITE_ACCOUNTS, type VisitedSite } from '../site-accounts/visitor-sessions.ts'
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
  const acceptLanguage = request.headers['accept-language']
  return { ...siteOf(shown), ...saidOf(shown.release, { origin: shown.origin, pageLanguage, acceptLanguage }) }
}

/** The published site of a project, to somebody who has asked for nothing: in its first language. Nothing where it has no accounts. */
export async function invitingSite({ hosts, releases }: Asking, slug: string): Promise<MailingSite | undefined> {
  const release = (await releases.current(slug))?.release
  if (release?.access?.plugin?.namespace !== SITE_ACCOUNTS) return undefined
  const asked = { origin: hosts.siteOrigin(slug), pageLanguage: release.access.defaultLanguage, acceptLanguage: undefined }
  return { ...siteOf({ release, purpose: 'production' }), ...saidOf(release, asked) }
}

function saidOf(
  release: Pick<Shown['release'], 'frame' | 'basePath'>,
  asked: Pick<MailingSite, 'origin' | 'pageLanguage'> & { readonly acceptLanguage: string | undefined },
): Omit<MailingSite, keyof VisitedSite> {
  const { origin, pageLanguage, acceptLanguage } = asked
  const { name, names, languages } = release.frame ?? {}
  const language = languageOf({ url: `/${pageLanguage}`, accept: undefined, acceptLanguage }, languages)
  return { origin, root: siteRoot(release), name: names?.[pageLanguage] ?? name, pageLanguage, language }
}

const siteOf = ({ release, purpose }: Pick<Shown, 'release' | 'purpose'>): VisitedSite => ({
  projectId: release.projectId,
  access: release.access,
  isDraft: purpose === 'preview',
})

async function shownToOwn(request: Asked, services: Asking): Promise<Shown> {
  const shown = await shownTo(request, services)
  if (request.headers.origin !== undefined && request.headers.origin !== shown.origin) throw new ServerError(messages.foreignPage)
  return shown
}
