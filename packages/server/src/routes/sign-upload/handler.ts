import { EVERYONE, type Readers } from '@heddle/publish'
import { siteRoot } from '../../hosting/base-path.ts'
import { decideReaders } from '../../hosting/find-user-file.ts'
import { defineRoute } from '../../http/route.ts'
import { shownTo } from '../../http/shown-to.ts'
import { messages } from '../../messages.ts'
import type { ReleaseManifest } from '../../releases/manifest.ts'
import { ServerError } from '../../server-error.ts'
import { signUploadContract } from './contract.ts'

export const route = defineRoute(signUploadContract, async ({ params, body, services, request }) => {
  const { release, origin, purpose } = await shownTo(request, services)
  // Only a site that has something to upload with takes files.
  const uploaders = release.ports?.['uploads']
  if (uploaders === undefined || release.designId !== params.designId) throw new ServerError(messages.noUploads)
  const visitor = services.openVisit({ release, headers: request.headers, isDraft: purpose === 'preview' })
  // Whoever may see a page that takes files may bring one.
  const decision = await decideReaders(uploaders, visitor)
  if (decision !== 'open') throw new ServerError(decision === 'failed' ? messages.visitorsFailed : messages.noUploads)
  const { readers: pageId, ...facts } = body
  const readers = pageId === undefined ? uploaders : readersOfPage(release, pageId)
  const place = { projectId: release.projectId, purpose }
  const { key, name, ext, signed } = await services.userFiles.sign(place, facts, readers)
  const address = `${siteRoot(release)}/ww/user-files/${key}`
  const { size, tag } = facts
  return {
    signedRequest: `${address}?signed=${signed}`,
    url: `${origin}${address}/${encodeURIComponent(name)}`,
    name,
    ext,
    tag,
    size,
  }
})

/** Who may see a page of the release: its data is for them. */
function readersOfPage({ files }: ReleaseManifest, pageId: string): Readers {
  const path = Object.keys(files).find((each) => each.startsWith(`data/${pageId}.`))
  const file = path === undefined ? undefined : files[path]
  if (!file) throw new ServerError(messages.noReaders, 'readers')
  return file.tree === 'public' ? EVERYONE : (file.rules ?? [])
}
