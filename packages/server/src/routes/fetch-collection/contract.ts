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

const field = z.string().min(1).max(LIMITS.askedField)
const condition = z.strictObject({
  field,
  operator: z.enum(['$eq', '$gte', '$lte', '$lt', '$iLike:contains']),
  value: z.union([z.string().max(LIMITS.askedText), z.number(), z.boolean()]),
})
const conditions = z.array(condition).max(LIMITS.askedConditions)

/** How an element that shows the rows has a visitor filter and sort them, beside what the collection says itself. */
const asked = z.strictObject({
  filter: z.strictObject({
    conditions: z.array(z.union([condition, z.strictObject({ link: z.literal('$or'), conditions })])).max(LIMITS.askedConditions),
  }),
  sort: z.array(z.strictObject({ key: field, direction: z.enum(['ASC', 'DESC']) })).max(LIMITS.askedSorts),
})

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
  body: z.object({ variables: variables.default({}), asked: asked.optional() }),
  answer: z.object({ type: z.enum(['collection', 'single']), data: z.unknown(), total: z.number(), offset: z.number() }),
})
