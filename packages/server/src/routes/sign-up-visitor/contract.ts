import { z } from 'zod'
import { defineContract } from '../../http/contract.ts'
import { askingLanguageShape, siteUserShape } from '../../http/shapes.ts'
import { LIMITS } from '../../limits.ts'

/**
 * Makes an account of the site for a visitor and signs them in: the answer sets a host-only cookie that scripts cannot read. Where
 * addresses are confirmed it signs nobody in and sends a letter instead, to an address that has an account too.
 */
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
    /** Path of the site to which the link of the letter leads on. */
    goTo: z.string().max(LIMITS.pathLength).default(''),
    language: askingLanguageShape,
  }),
  answer: z.object({ user: siteUserShape.nullable() }),
})
