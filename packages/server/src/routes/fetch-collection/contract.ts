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
const condition = z.union([
  z.strictObject({
    field,
    operator: z.enum([
      '$eq',
      '$ne',
      '$gt',
      '$gte',
      '$lt',
      '$lte',
      '$iLike:contains',
      '$notILike:contains',
      '$iLike:startsWith',
      '$iLike:endsWith',
    ]),
    value: z.union([z.string().max(LIMITS.askedText), z.number(), z.boolean()]),
  }),
  z.strictObject({ field, operator: z.enum(['$eq:null', '$ne:null']) }),
])
const listOf = <T extends z.ZodType>(part: T) => z.array(part).max(LIMITS.askedConditions)
const all = z.strictObject({ link: z.literal('$and'), conditions: z.array(condition).max(LIMITS.askedTogether) })
/** One of several, of which some hold together: a range of days or of numbers. */
const any = z.strictObject({ link: z.literal('$or'), conditions: listOf(z.union([condition, all])) })

/** How an element that shows the rows has a visitor filter and sort them, beside what the collection says itself. */
const asked = z.strictObject({
  filter: z.strictObject({
    conditions: listOf(z.union([condition, any])),
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
