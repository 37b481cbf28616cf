import { z } from 'zod'
import { defineContract } from '../../http/contract.ts'
import { siteUserShape } from '../../http/shapes.ts'
import { LIMITS } from '../../limits.ts'

/** Signs a visitor in with the code that their address was sent. */
export const signInByCodeContract = defineContract({
  method: 'POST',
  path: '/ww/accounts/code',
  host: 'site',
  role: 'public',
  perMinute: LIMITS.signInPerMinute,
  body: z.object({ email: z.string().max(254), code: z.string().max(40) }),
  answer: z.object({ user: siteUserShape }),
})
