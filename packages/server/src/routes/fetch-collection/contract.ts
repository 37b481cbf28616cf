import { jsonText } from '@heddle/document/values'
import { z } from 'zod'
import { defineContract } from '../../http/contract.ts'
import { LIMITS } from '../../limits.ts'

const count = z
  .string()
  .regex(/^\d{1,9}$/, 'must be a whole number')
  .transform(Number)

const variables = z
  .record(z.string(), z.unknown())
  .refine((values) => jsonText(values) !== undefined, 'must not be nested so deep')

/** Rows of a collection of the site that is asked: of its release, or of its draft for whoever may see that (specification section 7). */
export const fetchCollectionContract = defineContract({
  method: 'POST',
  path: '/ww/cms_data_sets/:collectionId/fetch',
  host: 'site',
  role: 'public',
  params: z.object({ collectionId: z.string() }),
  query: z.object({
    limit: count.refine((limit) => limit > 0, 'must be 1 or more').optional(),
    offset: count.refine((offset) => offset <= LIMITS.largestOffset, `must be at most ${LIMITS.largestOffset}`).default(0),
  }),
  body: z.object({ variables: variables.default({}) }),
  answer: z.object({ type: z.enum(['collection', 'single']), data: z.unknown(), total: z.number(), offset: z.number() }),
})
