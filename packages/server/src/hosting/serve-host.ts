import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CookieNames } from '../cookies.ts'
import type { Place } from '../host-names.ts'
import { messages } from '../messages.ts'
import { visitorKey } from '../proxies.ts'
import type { ReleaseManifest } from '../releases/manifest.ts'
import type { Releases } from '../releases/releases.ts'
import type { Assets } from '../services/assets.ts'
import type { Previews } from '../services/previews.ts'
import { privately, type HostAnswer } from './answer.ts'
import { findAsset } from './find-asset.ts'
import { findIcon } from './find-icon.ts'
import { findSiteAnswer, type SiteFiles } from './find-site-answer.ts'
import { guardPreview } from './guard-preview.ts'
import { sendAnswer } from './send-answer.ts'
import type { VisitLimit } from './visit-limit.ts'

export interface Hosting extends SiteFiles {
  readonly assets: Assets
  readonly releases: Releases
  readonly previews: Previews
  readonly cookies: CookieNames
  readonly visits: VisitLimit
}

/** Any place but the editor's. */
export type HostedPlace = Exclude<Place, { readonly kind: 'editor' | 'unknown' }>

/** Answers a request for any origin but the editor's. Only reading is possible there. */
export async function serveHost(
  request: FastifyRequest,
  reply: FastifyReply,
  place: HostedPlace,
  hosting: Hosting,
): Promise<void> {
  if (!(await countVisit(request, reply, place, hosting))) return
  const isReading = request.method === 'GET' || request.method === 'HEAD'
  if (!isReading) return sendAnswer(request, reply, { message: messages.readOnlyOrigin }, knownAt(place, hosting.releases))
  if (!(await admitToDraft(request, reply, place, hosting))) return
  const answer = await findAnswer(request, place, hosting)
  const release = knownAt(place, hosting.releases)
  await sendAnswer(request, reply, place.kind === 'preview' ? privately(answer) : answer, release)
}

/** Whether the visitor may ask a route of the site; else they have been answered. */
export async function admitVisit(
  request: FastifyRequest,
  reply: FastifyReply,
  place: HostedPlace,
  hosting: Hosting,
): Promise<boolean> {
  return (await countVisit(request, reply, place, hosting)) && admitToDraft(request, reply, place, hosting)
}

async function countVisit(
  request: FastifyRequest,
  reply: FastifyReply,
  place: HostedPlace,
  { visits, releases }: Hosting,
): Promise<boolean> {
  // Other sites learn which site a visitor comes from, never which page; from a draft they learn nothing.
  reply.header('referrer-policy', place.kind === 'preview' ? 'no-referrer' : 'strict-origin-when-cross-origin')
  if (place.kind === 'preview') reply.header('x-robots-tag', 'noindex')
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
  { releases, previews, cookies }: Hosting,
): Promise<boolean> {
  if (place.kind !== 'preview') return true
  const found = await releases.current(place.slug, 'preview')
  const visit = { url: request.url, cookies: request.headers.cookie, projectId: found?.projectId }
  const stopped = await guardPreview(visit, previews, cookies)
  if (stopped) await sendAnswer(request, reply, privately(stopped), knownAt(place, releases))
  return !stopped
}

/** The release whose site something has to be said on, as far as it is known without asking for it. */
export const knownAt = (place: HostedPlace, releases: Pick<Releases, 'known'>): ReleaseManifest | undefined =>
  place.kind === 'assets' ? undefined : releases.known(place.slug, place.kind === 'preview' ? 'preview' : 'production')

async function findAnswer(request: FastifyRequest, place: HostedPlace, hosting: Hosting): Promise<HostAnswer> {
  if (place.kind === 'assets') {
    const path = request.url.split('?')[0]?.slice(1) ?? ''
    const file = findIcon(path, hosting.icons) ?? (await findAsset(path, hosting.assets))
    return file ? { file, status: 200 } : { message: messages.notFound }
  }
  const found = await hosting.releases.current(place.slug, place.kind === 'preview' ? 'preview' : 'production')
  return found ? findSiteAnswer(request.url, found, hosting) : { message: messages.noSite }
}
