import { defineRoute } from '../../http/route.ts'
import { exportProjectContract } from './contract.ts'

export const route = defineRoute(exportProjectContract, async ({ project, services, reply }) => {
  const { size, content } = await services.projectFiles.export(project.id)
  return reply
    .header('content-disposition', `attachment; filename="${project.slug}.heddle.zip"`)
    .header('content-length', size)
    .header('cache-control', 'private, no-store')
    .type('application/zip')
    .send(content)
})
