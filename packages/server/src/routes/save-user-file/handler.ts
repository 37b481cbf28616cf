import { FILE_POLICY, PRIVATE } from '../../hosting/answer.ts'
import { defineRoute } from '../../http/route.ts'
import { uploadPlaceNamed } from '../../http/site-place.ts'
import { messages } from '../../messages.ts'
import { ServerError } from '../../server-error.ts'
import { saveUserFileContract } from './contract.ts'

export const route = defineRoute(saveUserFileContract, async ({ project, params, query, services, reply }) => {
  const file = await services.userFiles.find(uploadPlaceNamed(project.id, query.place), params.key)
  const bytes = await file?.read()
  if (!file || !bytes) throw new ServerError(messages.notFound)
  return reply
    .header('content-disposition', file.disposition.replace(/^inline/, 'attachment'))
    .header('content-security-policy', FILE_POLICY)
    .header('cache-control', PRIVATE)
    .type('application/octet-stream')
    .send(bytes)
})
