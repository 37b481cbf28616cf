import type { KnownAccount } from '../ports/site-places.ts'
import { userFrom, type SiteUser, type VisitedSite } from './visitor-sessions.ts'

/** What a site sees of an account that is known. */
export type ShowUser = (account: KnownAccount, site: VisitedSite) => SiteUser

/**
 * The same user object for the same account and the same roles of the site, for others to remember something of. An account that was
 * read anew is another one, so that it goes with what is known of its visitor.
 */
export function createShowUser(): ShowUser {
  const shown = new WeakMap<KnownAccount, { readonly access: VisitedSite['access']; readonly user: SiteUser }>()
  return (account, site) => {
    const before = shown.get(account)
    if (before && before.access === site.access) return before.user
    const user = userFrom(account, site)
    shown.set(account, { access: site.access, user })
    return user
  }
}
