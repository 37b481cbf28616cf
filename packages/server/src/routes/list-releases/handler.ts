import { defineRoute } from '../../http/route.ts'
import { pointOf, STAGES, stagesOf } from '../../releases/stages.ts'
import { listReleasesContract } from './contract.ts'

export const route = defineRoute(listReleasesContract, async ({ project, services }) => {
  // The list stands in the dialog that publishes.
  services.publisher.warm()
  const origin = await services.siteOrigin(project)
  const rows = await services.releases.list(project.id)
  return {
    stages: STAGES.map((stage) => ({
      stage,
      url: stage === 'production' ? origin : services.hosts.siteOrigin(project.slug, stage),
      ...pointOf(project, stage),
    })),
    releases: rows.map((row) => ({
      id: row.id,
      createdAt: row.created_at,
      author: row.author_name,
      pages: row.pages,
      stages: [...stagesOf(project, row.id)],
    })),
  }
})
