import { defineRoute } from '../../http/route.ts'
import { activateReleaseContract } from './contract.ts'

export const route = defineRoute(activateReleaseContract, async ({ params, body, user, project, services }) => {
  await services.releases.activate(project, params.releaseId, { stage: body?.stage ?? 'production', by: user.name })
  return { done: true }
})
