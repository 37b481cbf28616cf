import { defineContract } from '../../http/contract.ts'
import { projectParams } from '../../http/shapes.ts'

/** Header that tells which uploads storage lost, and the file leaves out: `{ count, names }` as JSON, percent-encoded. */
export const LOST_HEADER = 'heddle-lost-files'

/** The project as one file, as it is saved: a ZIP archive without secrets, members and accounts (docs/project-file.md). */
export const exportProjectContract = defineContract({
  method: 'GET',
  path: '/api/projects/:projectId/file',
  role: 'editor',
  params: projectParams,
})
