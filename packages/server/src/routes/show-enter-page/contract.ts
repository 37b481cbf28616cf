import { z } from 'zod'
import { defineContract } from '../../http/contract.ts'
import { LIMITS } from '../../limits.ts'

/** The page at which the holder of a link signs in, which confirms the address that it was sent to. */
export const showEnterPageContract = defineContract({
  method: 'GET',
  path: '/ww/accounts/enter',
  host: 'site',
  role: 'public',
  perMinute: LIMITS.identifiesPerMinute,
  query: z.object({ token: z.string().max(100).default(''), goTo: z.string().max(LIMITS.pathLength).default('') }),
})
