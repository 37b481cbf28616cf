import { defineRoute } from '../../http/route.ts'
import { listProjectsContract } from './contract.ts'

export const route = defineRoute(listProjectsContract, async ({ user, services }) => ({
  projects: (await services.projects.listFor(user.id)).map(({ project, role }) => ({
    ...services.projects.summaryOf(project),
    role,
  })),
}))
