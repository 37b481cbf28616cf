import { defineRoute } from '../../http/route.ts'
import { updateProjectContract } from './contract.ts'

export const route = defineRoute(updateProjectContract, async ({ body, project, user, services }) => {
  return { project: services.projects.summaryOf(await services.updateProject(project, body, user)) }
})
