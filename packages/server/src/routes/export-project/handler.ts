import { defineRoute } from '../../http/route.ts'
import { exportProjectContract, LOST_HEADER } from './contract.ts'

/** Lost files that are named; of others the number is told. */
const MOST_NAMED = 10

export const route = defineRoute(exportProjectContract, async ({ project, services, reply }) => {
  const { size, content, lost } = await services.projectFiles.export(project.id)
  return reply
    .header('content-disposition', `attachment; filename="${project.slug}.heddle.zip"`)
    .header('content-length', size)
    .header('cache-control', 'private, no-store')
    .header(LOST_HEADER, encodeURIComponent(JSON.stringify({ count: lost.length, names: lost.slice(0, MOST_NAMED) })))
    .type('application/zip')
    .send(content)
})
