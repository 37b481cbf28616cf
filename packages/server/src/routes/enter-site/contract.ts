import { defineContract } from '../../http/contract.ts'
import { LIMITS } from '../../limits.ts'

/** Signs in with the token of a link, as the form of the page for that sends it, and leads on; the account may be made by it. */
export const enterSiteContract = defineContract({
  method: 'POST',
  path: '/ww/accounts/enter',
  host: 'site',
  role: 'public',
  transport: 'bytes',
  perMinute: LIMITS.signInPerMinute,
})
