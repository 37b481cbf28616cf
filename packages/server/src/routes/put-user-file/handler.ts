import { defineRoute } from '../../http/route.ts'
import { shownTo } from '../../http/shown-to.ts'
import { putUserFileContract } from './contract.ts'

export const route = defineRoute(putUserFileContract, async ({ params, query, services, request }) => {
  const { release, purpose } = await shownTo(request, services)
  const type = request.headers['content-type']
  await services.userFiles.take({ projectId: release.projectId, purpose }, params.key, query.signed, { type, bytes: request.raw })
  return { done: true }
})
