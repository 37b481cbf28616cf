import { defineRoute } from '../../http/route.ts'
import { activateReleaseContract } from './contract.ts'

export const route = defineRoute(activateReleaseContract, async ({ params, project, services }) => {
  const row = await services.releases.activate(project, params.releaseId)
  return {
    id: row.id,
    createdAt: row.created_at,
    author: row.author_name,
    pages: row.pages,
    isActive: true,
    url: services.hosts.siteOrigin(project.slug),
  }
})
