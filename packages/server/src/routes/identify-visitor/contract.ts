import { z } from 'zod'
import { defineContract } from '../../http/contract.ts'
import { siteUserShape } from '../../http/shapes.ts'
import { LIMITS } from '../../limits.ts'

/** Who is signed in to the site, if somebody is. Pages ask when they are opened, and the session of whoever comes again goes on. */
export const identifyVisitorContract = defineContract({
  method: 'POST',
  path: '/ww/accounts/session',
  host: 'site',
  role: 'public',
  perMinute: LIMITS.identifiesPerMinute,
  body: z.object({}),
  answer: z.object({ user: siteUserShape.nullable() }),
})
