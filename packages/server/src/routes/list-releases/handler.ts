import { defineRoute } from '../../http/route.ts'
import { listReleasesContract } from './contract.ts'

export const route = defineRoute(listReleasesContract, async ({ project, services }) => {
  // The list stands in the dialog that publishes.
  services.publisher.warm()
  const url = services.hosts.siteOrigin(project.slug)
  const rows = await services.releases.list(project.id)
  return {
    releases: rows.map((row) => ({
      id: row.id,
      createdAt: row.created_at,
      author: row.author_name,
      pages: row.pages,
      isActive: row.id === project.production_release,
      url,
    })),
  }
})
