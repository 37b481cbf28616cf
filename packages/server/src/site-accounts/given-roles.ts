import type { DocumentRecord } from '@heddle/document'
import { messages } from '../messages.ts'
import type { PlaceName } from '../ports/site-places.ts'
import { ServerError } from '../server-error.ts'

/** Ids of the roles that the site of a project has, as it is saved. */
export type RolesOf = (projectId: string) => Promise<ReadonlySet<string>>

/** The same of a document that was read. */
export function rolesIn({ records }: { readonly records: readonly DocumentRecord[] }): ReadonlySet<string> {
  return new Set(records.flatMap((record) => (record.kind === 'site' ? Object.keys(record.access?.roles ?? {}) : [])))
}

/**
 * Looks at roles that somebody is to have. What is answered throws `no-role` for one that neither the site nor the account has, by the
 * roles of the account: those that the site lost stay until they are taken away.
 */
export function createRoleCheck(rolesOf: RolesOf) {
  return async ({ projectId }: PlaceName, given: readonly string[] = []): Promise<(has: readonly string[]) => void> => {
    // Who takes all away need not know them.
    const ofSite = given.length > 0 ? await rolesOf(projectId) : new Set<string>()
    return (has) => {
      const at = given.findIndex((role) => !ofSite.has(role) && !has.includes(role))
      if (at !== -1) throw new ServerError(messages.noRole(given[at] ?? ''), `roles/${at}`)
    }
  }
}
