import { errorAt, warningAt, type Issue } from '../issue.ts'
import { MESSAGES } from '../messages.ts'
import { groupIdsOf } from '../records/access.ts'
import type { Id, PageRecord, SiteRecord } from '../records/types.ts'

/** What is wrong with who may see what: pages that lead in a circle, groups that are gone, pages that nobody can ever see. */
export function checkAccess(site: SiteRecord, pages: readonly PageRecord[]): readonly Issue[] {
  const { notSignedInPageId, forbiddenPageId, groups = {}, roles = {} } = site.access ?? {}
  const path = `site/${site.id}/access`
  const byId = new Map(pages.map((page) => [page.id, page]))
  const issues: Issue[] = []
  const signIn = byId.get(notSignedInPageId ?? '')
  if (signIn && signIn.userGroups.length > 0)
    issues.push(errorAt('access-circle', `${path}/notSignedInPageId`, MESSAGES.signInPageClosed(signIn.name)))
  const forbidden = byId.get(forbiddenPageId ?? '')
  if (forbidden && groupIdsOf(forbidden.userGroups).length > 0)
    issues.push(errorAt('access-circle', `${path}/forbiddenPageId`, MESSAGES.forbiddenPageClosed(forbidden.name)))
  for (const [id, { name, roles: own }] of Object.entries(groups)) {
    if (own.length === 0) issues.push(warningAt('empty-group', `${path}/groups/${id}`, MESSAGES.emptyGroup(name)))
    else if (!own.every((role) => Object.hasOwn(roles, role)))
      issues.push(warningAt('unknown-role', `${path}/groups/${id}`, MESSAGES.unknownRole(name)))
  }
  for (const page of pages) issues.push(...checkPage(page, groups, site.authPluginId))
  return issues
}

function checkPage(
  { id, name, userGroups }: PageRecord,
  groups: Readonly<Record<Id, unknown>>,
  authPluginId: Id | undefined,
): readonly Issue[] {
  if (userGroups.length === 0) return []
  const path = `page/${id}/userGroups`
  if (authPluginId === undefined) return [warningAt('no-auth-plugin', path, MESSAGES.noAuthPlugin(name))]
  const isGone = groupIdsOf(userGroups).some((group) => !Object.hasOwn(groups, group))
  return isGone ? [warningAt('unknown-group', path, MESSAGES.unknownGroup(name))] : []
}
