import { groupIdOf } from './access.ts'
import type { Id, PageRecord, RoleType, SiteAccess } from './types.ts'

/** What has to be known to tell who may see what: of a site, or of a release. */
export interface AccessRules extends Pick<SiteAccess, 'roles' | 'groups'> {
  readonly roleKey: string
  readonly roleType: RoleType
  readonly roleNameKey: string
}

/** Whether somebody may see something; else why not. */
export type AccessDecision = 'open' | 'not-signed-in' | 'forbidden'

/**
 * Whether a visitor may see what pages with these access rules hold: whoever passes one of them may (specification section 6).
 *
 * @param rules the `userGroups` of one page or of several; none of them is open to everybody
 * @param user what the plugin that signs visitors in says of this one; nothing for somebody who is not signed in
 */
export function decideAccess(rules: readonly PageRecord['userGroups'][], user: unknown, access: AccessRules): AccessDecision {
  if (rules.some((rule) => rule.length === 0)) return 'open'
  if (typeof user !== 'object' || user === null) return 'not-signed-in'
  const own = rolesOf(user, access)
  return rules.some((rule) => passes(rule, own, access)) ? 'open' : 'forbidden'
}

/** Of several groups the one of everybody who is signed in lets nobody in, nor does one without roles, or one that is gone. */
function passes(rule: PageRecord['userGroups'], own: ReadonlySet<Id>, { groups = {} }: AccessRules): boolean {
  const ids = rule.map(groupIdOf)
  if (ids.length === 1 && ids[0] === undefined) return true
  return ids.some((id) => {
    const roles = id !== undefined && Object.hasOwn(groups, id) ? (groups[id]?.roles ?? []) : []
    return roles.length > 0 && roles.every((role) => own.has(role))
  })
}

/** Ids of the roles that a user object names. Names that are none of the site's mean nothing. */
export function rolesOf(user: object, access: AccessRules): ReadonlySet<Id> {
  const { roles = {} } = access
  const names = new Set(roleNamesOf(user, access))
  return new Set(Object.entries(roles).flatMap(([id, { name }]) => (names.has(name) ? [id] : [])))
}

/** Names of the roles that a user object says, whether the site has such roles or not. */
export function roleNamesOf(user: object, { roleKey, roleType, roleNameKey }: AccessRules): readonly string[] {
  return namesIn(valueAt(user, roleKey), roleType, roleNameKey)
}

function namesIn(value: unknown, type: RoleType, nameKey: string): readonly string[] {
  const found =
    type === 'string'
      ? [value]
      : !Array.isArray(value)
        ? []
        : type === 'array-string'
          ? (value as readonly unknown[])
          : value.map((role: unknown) => valueAt(role, nameKey))
  return found.filter((name) => typeof name === 'string')
}

/** What stands at a path of own keys with dots between. */
function valueAt(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (at, key) =>
        typeof at === 'object' && at !== null && Object.hasOwn(at, key)
          ? (at as Readonly<Record<string, unknown>>)[key]
          : undefined,
      value,
    )
}
