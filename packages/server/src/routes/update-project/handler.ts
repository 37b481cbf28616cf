import { defineRoute } from '../../http/route.ts'
import { updateProjectContract } from './contract.ts'

export const route = defineRoute(updateProjectContract, async ({ body: { name, slug }, project, services }) => {
  const change = { ...(name === undefined ? {} : { name }), ...(slug === undefined ? {} : { slug }) }
  const changed = await services.projects.update(project, change).finally(() => services.releases.forget(project.slug))
  return { project: services.projects.summaryOf(changed) }
})
