import { z } from 'zod'
import { defineContract } from '../../http/contract.ts'
import { LIMITS } from '../../limits.ts'

/** The page at which the holder of a link sets the password of an account of the site. */
export const showPasswordPageContract = defineContract({
  method: 'GET',
  path: '/ww/accounts/password',
  host: 'site',
  role: 'public',
  perMinute: LIMITS.identifiesPerMinute,
  query: z.object({ token: z.string().max(100).default('') }),
})
