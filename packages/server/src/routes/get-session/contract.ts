import { z } from 'zod'
import { defineContract } from '../../http/contract.ts'
import { userShape } from '../../http/shapes.ts'

/** Who is signed in, and whether the first account is still to be made. */
export const getSessionContract = defineContract({
  method: 'GET',
  path: '/api/session',
  role: 'public',
  answer: z.object({
    user: userShape.nullable(),
    needsOwner: z.boolean(),
    /** Where uploaded files are served, without a slash at the end. */
    assetsOrigin: z.string(),
  }),
})
export type SessionAnswer = z.output<typeof getSessionContract.answer>
