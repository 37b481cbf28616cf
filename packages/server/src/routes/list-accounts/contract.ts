import { z } from 'zod'
import { defineContract } from '../../http/contract.ts'
import { sitePlaceShape, accountShape, projectParams } from '../../http/shapes.ts'
import { LIMITS } from '../../limits.ts'

/** Accounts of the site's visitors, a page of them. */
export const listAccountsContract = defineContract({
  method: 'GET',
  path: '/api/projects/:projectId/accounts',
  role: 'admin',
  params: projectParams,
  query: z.object({
    place: sitePlaceShape.default('live'),
    search: z.string().max(LIMITS.accountSearch).default(''),
    offset: z.coerce.number().int().min(0).max(LIMITS.largestOffset).default(0),
  }),
  answer: z.object({ accounts: z.array(accountShape).readonly(), total: z.number(), pageSize: z.number() }),
})
export type AccountsAnswer = z.output<(typeof listAccountsContract)['answer']>
