import { z } from 'zod'
import { defineContract } from '../../http/contract.ts'
import { siteUserShape } from '../../http/shapes.ts'
import { LIMITS } from '../../limits.ts'

/** Signs a visitor in to an account of the site: the answer sets a host-only cookie that scripts cannot read. */
export const signInVisitorContract = defineContract({
  method: 'POST',
  path: '/ww/accounts/sign-in',
  host: 'site',
  role: 'public',
  perMinute: LIMITS.signInPerMinute,
  body: z.object({ email: z.string().max(254), password: z.string().max(LIMITS.passwordMax) }),
  answer: z.object({ user: siteUserShape }),
})
