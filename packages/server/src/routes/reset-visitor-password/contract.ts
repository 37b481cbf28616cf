import { z } from 'zod'
import { defineContract } from '../../http/contract.ts'
import { askingLanguageShape, siteUserShape } from '../../http/shapes.ts'
import { LIMITS } from '../../limits.ts'

/** Sets a password with the token of a link, as a page of the site asks for it, and signs in. */
export const resetVisitorPasswordContract = defineContract({
  method: 'POST',
  path: '/ww/accounts/reset',
  host: 'site',
  role: 'public',
  perMinute: LIMITS.signInPerMinute,
  body: z.object({
    token: z.string().max(100),
    password: z.string().max(LIMITS.passwordMax),
    language: askingLanguageShape,
  }),
  answer: z.object({ user: siteUserShape }),
})
