import { defineContract } from '../../http/contract.ts'
import { projectParams } from '../../http/shapes.ts'

/** The project as one file, as it is saved: a ZIP archive without secrets, members and accounts (docs/project-file.md). */
export const exportProjectContract = defineContract({
  method: 'GET',
  path: '/api/projects/:projectId/file',
  role: 'editor',
  params: projectParams,
})
