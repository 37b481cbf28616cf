import { defineRoute } from '../../http/route.ts'
import { updateProjectContract } from './contract.ts'

export const route = defineRoute(updateProjectContract, async ({ body: { name, slug }, project, user, services }) => {
  let changed = project
  if (slug !== undefined) {
    changed = await services.projects.update(changed, { slug }).finally(() => services.releases.forget(project.slug))
  }
  if (name !== undefined) changed = await services.renameProject(changed, name, user)
  return { project: services.projects.summaryOf(changed) }
})
