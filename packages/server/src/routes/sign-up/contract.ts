import { z } from 'zod'
import { defineContract } from '../../http/contract.ts'
import { newPersonShape, userShape } from '../../http/shapes.ts'
import { LIMITS } from '../../limits.ts'

/** Makes the owner's account; refused as soon as there is one. */
export const signUpContract = defineContract({
  method: 'POST',
  path: '/api/sign-up',
  role: 'public',
  perMinute: LIMITS.signUpPerMinute,
  body: newPersonShape,
  answer: z.object({ user: userShape }),
})
