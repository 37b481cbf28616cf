import { z } from 'zod'
import { defineContract } from '../../http/contract.ts'
import { idShape, projectParams, stageShape } from '../../http/shapes.ts'
import { LIMITS } from '../../limits.ts'
import { ACCESS_KINDS } from '../../releases/access-kinds.ts'

/**
 * Who gets what of a kept release, or of what is saved now, as the server will answer, and what a stage that shows another one gives.
 * Of what is saved a draft is made for it.
 */
export const compareAccessContract = defineContract({
  method: 'POST',
  path: '/api/projects/:projectId/access',
  role: 'viewer',
  params: projectParams,
  body: z.object({
    releaseId: idShape.optional(),
    against: stageShape.default('production'),
    onlyChanges: z.boolean().default(false),
  }),
  answer: z.object({
    audiences: z.array(z.object({ kind: z.enum(['anybody', 'signed-in', 'role', 'group']), id: z.string(), name: z.string() })),
    /** At most LIMITS.accessRows; `total` counts them all. */
    rows: z
      .array(
        z.object({
          kind: z.enum(ACCESS_KINDS),
          path: z.string(),
          open: z.array(z.boolean()).readonly(),
          before: z.array(z.boolean()).readonly().optional(),
          isGone: z.literal(true).optional(),
        }),
      )
      .max(LIMITS.accessRows),
    total: z.number(),
    /** When the release was made that it is compared with; null where the stage shows none. */
    against: z.number().nullable(),
  }),
})
export type AccessAnswer = z.output<typeof compareAccessContract.answer>
