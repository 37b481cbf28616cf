import { z } from 'zod'
import { defineContract } from '../../http/contract.ts'
import { askingLanguageShape, proofShape, siteUserShape } from '../../http/shapes.ts'
import { LIMITS } from '../../limits.ts'

/**
 * Sets another password for the account that a visitor is signed in with, by the one of before or a code that its address was sent. All
 * other sessions of the account end.
 */
export const changeVisitorPasswordContract = defineContract({
  method: 'POST',
  path: '/ww/accounts/change-password',
  host: 'site',
  role: 'public',
  perMinute: LIMITS.signInPerMinute,
  body: z.object({
    ...proofShape.shape,
    newPassword: z.string().max(LIMITS.passwordMax),
    language: askingLanguageShape,
  }),
  answer: z.object({ user: siteUserShape }),
})
