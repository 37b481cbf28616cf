import { z } from 'zod'
import { defineContract } from '../../http/contract.ts'
import { userShape } from '../../http/shapes.ts'
import { LIMITS } from '../../limits.ts'

/** Starts a session: the answer sets a host-only cookie that scripts cannot read. */
export const signInContract = defineContract({
  method: 'POST',
  path: '/api/sign-in',
  role: 'public',
  perMinute: LIMITS.signInPerMinute,
  body: z.object({ email: z.string().max(254), password: z.string().max(LIMITS.passwordMax) }),
  answer: z.object({ user: userShape }),
})
