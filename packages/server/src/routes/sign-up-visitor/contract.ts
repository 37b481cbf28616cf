import { z } from 'zod'
import { defineContract } from '../../http/contract.ts'
import { siteUserShape } from '../../http/shapes.ts'
import { LIMITS } from '../../limits.ts'

/** Makes an account of the site for a visitor and signs them in: the answer sets a host-only cookie that scripts cannot read. */
export const signUpVisitorContract = defineContract({
  method: 'POST',
  path: '/ww/accounts/sign-up',
  host: 'site',
  role: 'public',
  perMinute: LIMITS.accountsPerMinute,
  body: z.object({
    email: z.string().max(254),
    password: z.string().max(LIMITS.passwordMax),
    name: z.string().max(LIMITS.personNameLength).default(''),
  }),
  answer: z.object({ user: siteUserShape }),
})
