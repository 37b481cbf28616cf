import { z } from 'zod'
import { defineContract } from '../../http/contract.ts'
import { userShape } from '../../http/shapes.ts'
import { LIMITS } from '../../limits.ts'

/** Makes the owner's account; refused as soon as there is one. */
export const signUpContract = defineContract({
  method: 'POST',
  path: '/api/sign-up',
  role: 'public',
  perMinute: LIMITS.signUpPerMinute,
  body: z.object({
    name: z.string().trim().min(1, 'say your name').max(LIMITS.personNameLength),
    email: z.email('this is no e-mail address').max(254),
    password: z
      .string()
      .min(LIMITS.passwordMin, `a password needs at least ${LIMITS.passwordMin} characters`)
      .max(LIMITS.passwordMax, `a password has at most ${LIMITS.passwordMax} characters`),
  }),
  answer: z.object({ user: userShape }),
})
