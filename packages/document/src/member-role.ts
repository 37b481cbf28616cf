/** What a person may do in a project, from most to least: each may do what those after it may. */
export const MEMBER_ROLES = ['owner', 'admin', 'editor', 'content-editor', 'viewer'] as const
export type MemberRole = (typeof MEMBER_ROLES)[number]

/** Whether a role may do what is asked of `least`. */
export function isAtLeast(role: MemberRole, least: MemberRole): boolean {
  return MEMBER_ROLES.indexOf(role) <= MEMBER_ROLES.indexOf(least)
}

/** Whether a member of a role may give and take another role: the owner all but the one of owner, others those below their own. */
export function mayManage(role: MemberRole, other: MemberRole): boolean {
  return isAtLeast(role, 'admin') && other !== 'owner' && !isAtLeast(other, role)
}
