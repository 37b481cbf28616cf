import { z } from 'zod'
import { defineContract } from '../../http/contract.ts'
import { projectShape } from '../../http/shapes.ts'
import { LIMITS } from '../../limits.ts'

/** Most bytes of such a file. */
export const PROJECT_FILE_BYTES = LIMITS.projectFileBytes

/** Makes a project of a file that another one was exported to (`multipart/form-data`, field `file`). It belongs to whoever asks. */
export const importProjectContract = defineContract({
  method: 'POST',
  path: '/api/projects/import',
  role: 'signed-in',
  transport: 'multipart',
  perMinute: LIMITS.importsPerMinute,
  answer: z.object({ project: projectShape }),
})
