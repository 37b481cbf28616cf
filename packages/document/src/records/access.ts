import type { Json } from '@heddle/store'
import type { Id, PageRecord } from './types.ts'

export const ROLE_TYPES = ['string', 'array-string', 'array-object'] as const
/** Roles of a site, and of a group. */
export const MAX_ROLES = 200

/** The entry of `userGroups` that stands for everybody who is signed in; groups stand behind it. */
export const SIGNED_IN_GROUP: Readonly<Record<string, Json>> = {}

/** The groups of the site that a page is for; none for one that is for everybody, or for all who are signed in. */
export function groupIdsOf(userGroups: PageRecord['userGroups']): readonly Id[] {
  return userGroups.flatMap((group) => groupIdOf(group) ?? [])
}

/** The group that an entry of `userGroups` names; nothing for the one of everybody who is signed in. */
export function groupIdOf(group: Json): Id | undefined {
  if (typeof group !== 'object' || group === null || Array.isArray(group)) return undefined
  const id = Object.hasOwn(group, 'id') ? (group as Readonly<Record<string, Json>>)['id'] : undefined
  return typeof id === 'string' ? id : undefined
}
