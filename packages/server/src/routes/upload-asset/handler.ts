import { defineRoute } from '../../http/route.ts'
import { messages } from '../../messages.ts'
import { ServerError } from '../../server-error.ts'
import { uploadAssetContract } from './contract.ts'

export const route = defineRoute(uploadAssetContract, async ({ request, project, services }) => {
  const part = await request.file()
  if (!part || part.fieldname !== 'file') throw new ServerError(messages.noFile, 'file')
  return services.assets.store(project.id, part.filename, part.mimetype, part.file)
})
