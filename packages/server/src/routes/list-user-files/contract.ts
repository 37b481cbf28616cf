import { z } from 'zod'
import { defineContract } from '../../http/contract.ts'
import { projectParams, sitePlaceShape, userFileKeyShape } from '../../http/shapes.ts'
import { LIMITS } from '../../limits.ts'

/** Files that visitors uploaded, a page of them, the newest first; `bytes`: of all that were found, `room`: for all of the project. */
export const listUserFilesContract = defineContract({
  method: 'GET',
  path: '/api/projects/:projectId/user-files',
  role: 'admin',
  params: projectParams,
  query: z.object({
    place: sitePlaceShape.default('live'),
    search: z.string().max(LIMITS.userFileName).default(''),
    offset: z.coerce.number().int().min(0).max(LIMITS.largestOffset).default(0),
  }),
  answer: z.object({
    files: z
      .array(
        z.object({
          key: userFileKeyShape,
          name: z.string(),
          type: z.string(),
          size: z.number(),
          tag: z.string(),
          createdAt: z.number(),
        }),
      )
      .readonly(),
    total: z.number(),
    bytes: z.number(),
    room: z.number(),
    pageSize: z.number(),
  }),
})
export type UserFilesAnswer = z.output<(typeof listUserFilesContract)['answer']>
