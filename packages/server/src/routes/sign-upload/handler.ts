import { siteRoot } from '../../hosting/base-path.ts'
import { mayAsk } from '../../hosting/find-user-file.ts'
import { defineRoute } from '../../http/route.ts'
import { shownTo } from '../../http/shown-to.ts'
import { messages } from '../../messages.ts'
import { ServerError } from '../../server-error.ts'
import { signUploadContract } from './contract.ts'

export const route = defineRoute(signUploadContract, async ({ params, body, services, request }) => {
  const { release, origin, purpose } = await shownTo(request, services)
  // Only a site that has something to upload with takes files.
  const readers = release.ports?.['uploads']
  if (readers === undefined || release.designId !== params.designId || !mayAsk(readers)) throw new ServerError(messages.noUploads)
  const place = { projectId: release.projectId, purpose }
  const { key, name, ext, signed } = await services.userFiles.sign(place, body, readers)
  const address = `${siteRoot(release)}/ww/user-files/${key}`
  const { size, tag } = body
  return {
    signedRequest: `${address}?signed=${signed}`,
    url: `${origin}${address}/${encodeURIComponent(name)}`,
    name,
    ext,
    tag,
    size,
  }
})
