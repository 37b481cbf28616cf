import { z } from 'zod'
import { defineContract } from '../../http/contract.ts'
import { siteUserShape } from '../../http/shapes.ts'
import { LIMITS } from '../../limits.ts'

/** Changes the name of the account that a visitor is signed in with. */
export const renameVisitorContract = defineContract({
  method: 'POST',
  path: '/ww/accounts/name',
  host: 'site',
  role: 'public',
  perMinute: LIMITS.signInPerMinute,
  body: z.object({ name: z.string().max(LIMITS.personNameLength) }),
  answer: z.object({ user: siteUserShape }),
})
