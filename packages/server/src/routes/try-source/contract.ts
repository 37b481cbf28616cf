import { MAX_ROLES } from '@heddle/document'
import { z } from 'zod'
import { defineContract } from '../../http/contract.ts'
import { pluginParams } from '../../http/shapes.ts'
import { LIMITS } from '../../limits.ts'

const answer = z.object({
  answer: z
    .object({
      status: z.number(),
      statusText: z.string(),
      time: z.number(),
      bytes: z.number(),
      type: z.string(),
      json: z.unknown().optional(),
      text: z.string().optional(),
      isCut: z.boolean(),
    })
    .optional(),
  rows: z.number().optional(),
  data: z.unknown().optional(),
  total: z.number().optional(),
  error: z.string().optional(),
})

/** Asks a source, or runs an action of a plugin, as the editor describes it, with values in the place of formulas, and tells what came. Changes nothing here. */
export const trySourceContract = defineContract({
  method: 'POST',
  path: '/api/projects/:projectId/plugins/:namespace/try',
  role: 'editor',
  params: pluginParams,
  body: z.strictObject({
    config: z.record(z.string().max(100), z.json()),
    action: z.string().min(1).max(100).optional(),
    offset: z.number().int().min(0).max(LIMITS.largestOffset).default(0),
    limit: z.number().int().min(1).max(LIMITS.sourceRows).optional(),
    /** The rows themselves are wanted, not only the answer they are in. */
    withRows: z.boolean().default(false),
    /** Whom it is tried as, where it is for whoever is signed in. */
    visitor: z
      .strictObject({
        user: z.record(z.string().max(100), z.json()),
        roles: z.array(z.string().max(LIMITS.shownText)).max(MAX_ROLES),
      })
      .optional(),
  }),
  answer,
})
export type TriedSourceAnswer = z.output<typeof answer>
