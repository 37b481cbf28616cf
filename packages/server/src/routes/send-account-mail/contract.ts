import { z } from 'zod'
import { defineContract } from '../../http/contract.ts'
import { askingLanguageShape, doneShape } from '../../http/shapes.ts'
import { LIMITS } from '../../limits.ts'

/**
 * Sends a letter to an address of the site's accounts: a link to set a password, a link or a code to sign in. The answer is the same,
 * and as quick, whether there is an account or not.
 */
export const sendAccountMailContract = defineContract({
  method: 'POST',
  path: '/ww/accounts/mail',
  host: 'site',
  role: 'public',
  perMinute: LIMITS.mailsPerMinute,
  body: z.object({
    kind: z.enum(['password', 'link', 'code']),
    email: z.string().max(254),
    /** Path of the site to which a link leads on. */
    goTo: z.string().max(LIMITS.pathLength).default(''),
    language: askingLanguageShape,
  }),
  answer: doneShape,
})
