import { defineRoute } from '../../http/route.ts'
import { updateProjectContract } from './contract.ts'

export const route = defineRoute(updateProjectContract, async ({ body: { name, slug }, project, services }) => {
  const changed = await services.projects.update(project, {
    ...(name === undefined ? {} : { name }),
    ...(slug === undefined ? {} : { slug }),
  })
  services.releases.forget(project.slug)
  return { project: services.projects.summaryOf(changed) }
})
