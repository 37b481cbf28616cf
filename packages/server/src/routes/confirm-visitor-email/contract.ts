import { defineContract } from '../../http/contract.ts'
import { LIMITS } from '../../limits.ts'

/** Gives the account that a visitor is signed in with the address that a link was sent to, as the form of the page for that sends it. */
export const confirmVisitorEmailContract = defineContract({
  method: 'POST',
  path: '/ww/accounts/new-email',
  host: 'site',
  role: 'public',
  transport: 'bytes',
  perMinute: LIMITS.signInPerMinute,
})
