import { defineContract } from '../../http/contract.ts'
import { LIMITS } from '../../limits.ts'

/** Sets a password with the token of a link, as the form of the page for that sends it, and signs in: leads on to the home page. */
export const setVisitorPasswordContract = defineContract({
  method: 'POST',
  path: '/ww/accounts/password',
  host: 'site',
  role: 'public',
  transport: 'bytes',
  perMinute: LIMITS.signInPerMinute,
})
