import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CookieNames } from '../cookies.ts'
import type { HostNames, Place } from '../host-names.ts'
import { LIMITS } from '../limits.ts'
import { messages } from '../messages.ts'
import { visitorKey } from '../proxies.ts'
import type { ReleaseManifest } from '../releases/manifest.ts'
import type { Releases, ShownRelease } from '../releases/releases.ts'
import type { OpenVisit } from '../releases/visitor.ts'
import type { AssetKeys } from '../services/asset-keys.ts'
import type { Assets } from '../services/assets.ts'
import type { Previews } from '../services/previews.ts'
import { privately, type HostAnswer } from './answer.ts'
import { withinSite } from './base-path.ts'
import { asDraft } from './draft-page.ts'
import { findAsset } from './find-asset.ts'
import { findIcon } from './find-icon.ts'
import { findSiteAnswer, type SiteFiles } from './find-site-answer.ts'
import { guardPreview } from './guard-preview.ts'
import type { QuickAnswers } from './quick-answers.ts'
import type { StrictTransport } from './strict-transport.ts'
import { sendAnswer } from './send-answer.ts'
import type { Stage } from '../stage.ts'
import { ACCOUNTS_PATH } from '../site-accounts/site-letter.ts'
import type { VisitLimit } from './visit-limit.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** What the request may see of a draft, and the only origin that the draft speaks with; `undefined` for any other place. */
    draft: ShownDraft | undefined
  }
}

export interface ShownDraft {
  readonly shown: ShownRelease
  readonly editor: string
}

export interface Hosting extends SiteFiles {
  readonly assets: Assets
  readonly assetKeys: AssetKeys
  readonly releases: Releases
  readonly previews: Previews
  readonly cookies: CookieNames
  readonly hosts: HostNames
  readonly visits: VisitLimit
  readonly openVisit: OpenVisit
  readonly quick: QuickAnswers
  readonly transport: StrictTransport
}

/** Other sites learn which site a visitor comes from, never which page. */
export const HEADERS_OF_SITES = { 'referrer-policy': 'strict-origin-when-cross-origin' } as const

/** Any place but the editor's. */
export type HostedPlace = Exclude<Place, { readonly kind: 'editor' | 'unknown' }>

/**
 * Answers a request for any origin but the editor's. Only reading is possible there, beside the routes of sites: the address of one
 * below the base path of its site is given back without it, to be routed once more.
 */
export async function serveHost(
  request: FastifyRequest,
  reply: FastifyReply,
  place: HostedPlace,
  hosting: Hosting,
): Promise<string | undefined> {
  if (!(await receive(request, reply, place, hosting))) return undefined
  const isReading = request.method === 'GET' || request.method === 'HEAD'
  if (!isReading || request.url.includes(ACCOUNTS_PATH)) {
    const below = await withoutBase(request.url, place, hosting)
    if (!isReading && below === undefined)
      await sendAnswer(request, reply, { message: messages.readOnlyOrigin }, knownAt(place, hosting.releases))
    if (!isReading || below?.startsWith(`/${ACCOUNTS_PATH}`)) return below
  }
  if (!(await admitToDraft(request, reply, place, hosting))) return undefined
  const answer = await findAnswer(request, place, hosting)
  await sendAnswer(request, reply, answer, request.draft?.shown.release ?? knownAt(place, hosting.releases))
  return undefined
}

async function withoutBase(url: string, place: HostedPlace, { releases }: Hosting): Promise<string | undefined> {
  if (place.kind !== 'site') return undefined
  const below = withinSite(url, (await releases.current(place.slug, place.stage))?.release)
  return below === url ? undefined : below
}

/** Whether the visitor may ask a route of the site; else they have been answered. */
export async function admitVisit(
  request: FastifyRequest,
  reply: FastifyReply,
  place: HostedPlace,
  hosting: Hosting,
): Promise<boolean> {
  return (await receive(request, reply, place, hosting)) && admitToDraft(request, reply, place, hosting)
}

/** Counts a visit, and leads who comes for a page to the site's main name; whether it goes on here. */
async function receive(request: FastifyRequest, reply: FastifyReply, place: HostedPlace, hosting: Hosting): Promise<boolean> {
  if (!(await countVisit(request, reply, place, hosting))) return false
  if (place.kind !== 'site' || place.leadsTo === undefined) return true
  // What pages ask for that were opened before is given to them. Programs that say nothing of it come for pages.
  const { 'sec-fetch-mode': mode = 'navigate' } = request.headers
  if ((request.method !== 'GET' && request.method !== 'HEAD') || mode !== 'navigate') return true
  await sendAnswer(request, reply, {
    redirect: hosting.hosts.ownOrigin(place.leadsTo) + request.url,
    status: 301,
    // Browsers keep such answers for as long as they like, and the main name may be another one tomorrow.
    headers: { 'cache-control': `public, max-age=${LIMITS.leadSeconds}`, vary: 'sec-fetch-mode' },
  })
  return false
}

async function countVisit(
  request: FastifyRequest,
  reply: FastifyReply,
  place: HostedPlace,
  { visits, releases, transport }: Hosting,
): Promise<boolean> {
  // From a draft other sites learn nothing.
  if (place.kind === 'preview') reply.header('referrer-policy', 'no-referrer')
  else reply.headers(HEADERS_OF_SITES)
  if (place.kind === 'site') reply.headers(transport.headersFor(request.headers['x-forwarded-proto'], request.raw.socket))
  if (place.kind === 'preview' || stageOf(place) === 'staging') reply.header('x-robots-tag', 'noindex')
  const wait = visits.take(visitorKey(request.ip, request.raw.socket.remoteAddress))
  if (wait === 0) return true
  reply.header('retry-after', wait)
  await sendAnswer(request, reply, { message: messages.tooManyVisits(wait) }, knownAt(place, releases))
  return false
}

async function admitToDraft(
  request: FastifyRequest,
  reply: FastifyReply,
  place: HostedPlace,
  { releases, previews, cookies, hosts }: Hosting,
): Promise<boolean> {
  if (place.kind !== 'preview') return true
  const { slug } = place
  const guarded = await guardPreview({ url: request.url, cookies: request.headers.cookie, slug }, previews, cookies)
  const { projectId = '', releaseId = '', editor = 0 } = 'grant' in guarded ? guarded.grant : {}
  const shown = 'grant' in guarded ? await releases.draft(projectId, releaseId) : undefined
  if (shown) request.draft = { shown, editor: hosts.editorOrigins[editor] ?? hosts.editorOrigin }
  else await sendAnswer(request, reply, privately('stopped' in guarded ? guarded.stopped : { message: messages.previewExpired }))
  return shown !== undefined
}

/** The release whose site something has to be said on, as far as it is known without asking for it. */
export const knownAt = (place: HostedPlace, releases: Pick<Releases, 'known'>): ReleaseManifest | undefined =>
  place.kind === 'site' ? releases.known(place.slug, place.stage) : undefined
const stageOf = (place: HostedPlace): Stage => (place.kind === 'site' ? place.stage : 'production')

async function findAnswer(request: FastifyRequest, place: HostedPlace, hosting: Hosting): Promise<HostAnswer> {
  if (place.kind === 'assets') {
    const path = request.url.split('?')[0]?.slice(1) ?? ''
    const file = findIcon(path, hosting.icons) ?? (await findAsset(path, hosting.assets, hosting.assetKeys))
    return file ? { file, status: 200 } : { message: messages.notFound }
  }
  const { draft, headers, url } = request
  if (draft) {
    const { release } = draft.shown
    const visitor = hosting.openVisit({ release, headers, isDraft: true })
    return privately(asDraft(await findSiteAnswer(url, draft.shown, hosting, visitor), release, draft.editor))
  }
  const stage = stageOf(place)
  const found = await hosting.releases.current(place.slug, stage)
  if (!found) return { message: stage === 'staging' ? messages.nothingStaged : messages.noSite }
  const visitor = hosting.openVisit({ release: found.release, headers, isDraft: found.purpose === 'preview' })
  const answer = await findSiteAnswer(url, found, hosting, visitor)
  if (stage === 'production' && 'file' in answer && answer.status === 200) hosting.quick.keep(found.release, url, answer.file)
  return answer
}
