import { errorAt, hasErrors, type Issue } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import { groupIdsOf, MAX_ROLES } from '../../records/access.ts'
import type { Id, SiteAccess } from '../../records/types.ts'
import { checkAccess } from '../../rules/access.ts'
import { checkName } from '../../rules/names.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft } from '../draft.ts'
import { refuse, refuseWith, type OperationResult } from '../result.ts'
import { setAtoms } from '../set-atoms.ts'

type Group = NonNullable<SiteAccess['groups']>[Id]
type Role = NonNullable<SiteAccess['roles']>[Id]

/** `null` removes, absent leaves alone; roles and groups one by one, by ids of their own. */
export interface AccessValues {
  readonly authPluginId?: Id | null
  readonly notSignedInPageId?: Id | null
  readonly forbiddenPageId?: Id | null
  readonly roleKey?: string | null
  readonly roleType?: NonNullable<SiteAccess['roleType']> | null
  readonly roleNameKey?: string | null
  readonly roles?: Readonly<Record<Id, Role | null>>
  readonly groups?: Readonly<Record<Id, Group | null>>
}

const MAPS: ReadonlySet<string> = new Set(['access/roles', 'access/groups'])

/**
 * Changes who is who on the site and where those are led who may not see a page. What is still needed is not taken away: a group
 * that pages are for, a role of a group. That would open pages to more people than before.
 */
export function setAccess(view: DocumentView, { values }: { readonly values: AccessValues }): OperationResult {
  const site = view.site()
  if (site === undefined) return refuseWith('unknown-record', 'site', MESSAGES.oneSite(0))
  const { authPluginId, ...access } = values
  const path = `site/${site.id}`
  const issues: Issue[] = []
  if (authPluginId && !view.find('plugin', authPluginId))
    issues.push(errorAt('unknown-reference', `${path}/authPluginId`, MESSAGES.unknownReference(authPluginId)))
  for (const key of ['notSignedInPageId', 'forbiddenPageId'] as const) {
    const id = access[key]
    if (id && !view.find('page', id))
      issues.push(errorAt('unknown-reference', `${path}/access/${key}`, MESSAGES.unknownReference(id)))
  }
  const draft = createDraft(view)
  if (authPluginId !== undefined) draft.set(site.id, 'authPluginId', authPluginId)
  setAtoms(draft, site.id, access, MAPS, 'access/')
  const after = draft.find('site', site.id) ?? site
  issues.push(
    ...checkNames(after.access?.roles, values.roles, `${path}/access/roles`),
    ...checkNames(after.access?.groups, values.groups, `${path}/access/groups`),
    ...checkNeeded(view, site.access, after.access, values),
    ...checkAccess(after, view.of('page')).filter(({ code }) => code === 'access-circle'),
  )
  return hasErrors(issues) ? refuse(...issues) : draft.done([site.id])
}

type Named = Readonly<Record<Id, { readonly name: string }>>

function checkNames(all: Named = {}, changed: Readonly<Record<Id, Role | null>> = {}, path: string): readonly Issue[] {
  if (Object.keys(all).length > MAX_ROLES) return [errorAt('too-many', path, MESSAGES.tooManyRoles(MAX_ROLES))]
  return Object.entries(changed).flatMap(([id, value]) => {
    if (!value) return []
    const isTaken = Object.entries(all).some(([other, { name }]) => other !== id && name === value.name)
    return [
      ...checkName(value.name, `${path}/${id}`),
      ...(isTaken ? [errorAt('name-taken', `${path}/${id}`, MESSAGES.nameTaken(value.name))] : []),
    ]
  })
}

function checkNeeded(
  view: DocumentView,
  before: SiteAccess = {},
  { groups = {} }: SiteAccess = {},
  { roles: changedRoles = {}, groups: changedGroups = {} }: AccessValues,
): readonly Issue[] {
  const gone = (changed: Readonly<Record<Id, unknown>>) => Object.keys(changed).filter((id) => changed[id] === null)
  return [
    ...gone(changedRoles).flatMap((id) => {
      const holders = Object.values(groups).filter(({ roles }) => roles.includes(id))
      const name = before.roles?.[id]?.name ?? ''
      return needed('role-needed', id, holders, (list) => MESSAGES.roleNeeded(name, list))
    }),
    ...gone(changedGroups).flatMap((id) => {
      const holders = view.of('page').filter(({ userGroups }) => groupIdsOf(userGroups).includes(id))
      const name = before.groups?.[id]?.name ?? ''
      return needed('group-needed', id, holders, (list) => MESSAGES.groupNeeded(name, list))
    }),
  ]
}

function needed(
  code: string,
  id: Id,
  holders: readonly { readonly name: string }[],
  message: (list: string) => string,
): readonly Issue[] {
  return holders.length === 0 ? [] : [errorAt(code, id, message(holders.map(({ name }) => name).join(', ')))]
}
