import { defineRoute } from '../../http/route.ts'
import { createProjectContract } from './contract.ts'

export const route = defineRoute(createProjectContract, async ({ body, user, services }) => ({
  project: services.projects.summaryOf(await services.projects.create(user, body)),
}))
