import { LIMITS } from '../limits.ts'
import type { SharedAttempts } from './attempts.ts'
import type { VisitedSite } from './visitor-sessions.ts'

/** Counts a letter to each of the addresses, known or not; whether one more may be sent to all of them. */
export type Allowance = (site: VisitedSite, ...emails: readonly string[]) => boolean

/** @param of what is counted: letters that somebody asks for, or those that tell what was done */
export function createAllowance(attempts: SharedAttempts, of: 'mail' | 'notice'): Allowance {
  const window = LIMITS.mailWindow
  const toAddress = attempts.open(`${of}-to-address`, { most: LIMITS.mailsToAddress, window })
  const ofSite = attempts.open(`${of}-of-site`, { most: LIMITS.mailsOfSite, window })
  return ({ projectId, isDraft }, ...emails) => {
    const site = `${projectId} ${isDraft}`
    const addresses = emails.map((email) => `${site} ${email}`)
    if (ofSite.wait(site) > 0 || addresses.some((address) => toAddress.wait(address) > 0)) return false
    for (const address of addresses) {
      toAddress.count(address)
      ofSite.count(site)
    }
    return true
  }
}
