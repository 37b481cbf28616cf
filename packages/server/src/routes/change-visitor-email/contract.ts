import { z } from 'zod'
import { defineContract } from '../../http/contract.ts'
import { askingLanguageShape, doneShape, proofShape } from '../../http/shapes.ts'
import { LIMITS } from '../../limits.ts'

/**
 * Sends a link to another address for the account that a visitor is signed in with, and word of it to the one that it has. The answer is
 * the same, and as quick, whether an account has the other address or not.
 */
export const changeVisitorEmailContract = defineContract({
  method: 'POST',
  path: '/ww/accounts/change-email',
  host: 'site',
  role: 'public',
  perMinute: LIMITS.mailsPerMinute,
  body: z.object({
    ...proofShape.shape,
    email: z.string().max(254),
    /** Path of the site to which the link leads on. */
    goTo: z.string().max(LIMITS.pathLength).default(''),
    language: askingLanguageShape,
  }),
  answer: doneShape,
})
