import { z } from 'zod'
import { defineContract } from '../../http/contract.ts'
import { LIMITS } from '../../limits.ts'

/** The page at which whoever is signed in gives their account the address that a link was sent to. */
export const showEmailPageContract = defineContract({
  method: 'GET',
  path: '/ww/accounts/new-email',
  host: 'site',
  role: 'public',
  perMinute: LIMITS.identifiesPerMinute,
  query: z.object({ token: z.string().max(100).default(''), goTo: z.string().max(LIMITS.pathLength).default('') }),
})
