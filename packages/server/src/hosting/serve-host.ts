import type { FastifyReply, FastifyRequest } from 'fastify'
import { messages } from '../messages.ts'
import type { Releases } from '../releases/releases.ts'
import type { Assets } from '../services/assets.ts'
import type { PreviewKeys } from '../services/preview-key.ts'
import type { HostAnswer } from './answer.ts'
import { findAsset } from './find-asset.ts'
import { findIcon } from './find-icon.ts'
import { findSiteAnswer, type SiteFiles } from './find-site-answer.ts'
import { guardPreview } from './guard-preview.ts'
import type { Place } from '../host-names.ts'
import { sendAnswer } from './send-answer.ts'

export interface Hosting extends SiteFiles {
  readonly assets: Assets
  readonly releases: Releases
  readonly keys: PreviewKeys
  readonly now: () => number
  readonly https: boolean
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
  if (place.kind === 'preview') reply.header('x-robots-tag', 'noindex').header('referrer-policy', 'no-referrer')
  const isReading = request.method === 'GET' || request.method === 'HEAD'
  await sendAnswer(request, reply, isReading ? await findAnswer(request, place, hosting) : { message: messages.readOnlyOrigin })
}

async function findAnswer(request: FastifyRequest, place: HostedPlace, hosting: Hosting): Promise<HostAnswer> {
  if (place.kind === 'assets') {
    const path = request.url.split('?')[0]?.slice(1) ?? ''
    const file = findIcon(path, hosting.icons) ?? (await findAsset(path, hosting.assets))
    return file ? { file, status: 200 } : { message: messages.notFound }
  }
  const found = await hosting.releases.current(place.slug, place.kind === 'preview' ? 'preview' : 'production')
  if (place.kind === 'preview') {
    const visit = { url: request.url, cookies: request.headers.cookie, now: hosting.now(), https: hosting.https }
    const stopped = guardPreview({ ...visit, projectId: found?.projectId }, hosting.keys)
    if (stopped) return stopped
  }
  return found ? findSiteAnswer(request.url, found, hosting) : { message: messages.noSite }
}
