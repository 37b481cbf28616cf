import { z } from 'zod'
import { defineContract } from '../../http/contract.ts'

/** Names of icons that hold the words of the query, best first; without a query the first ones of the set. */
export const findIconsContract = defineContract({
  method: 'GET',
  path: '/api/icons',
  role: 'signed-in',
  query: z.object({ query: z.string().max(100).default('') }),
  answer: z.array(z.string()),
})
