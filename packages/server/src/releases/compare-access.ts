import { decideAccess, type Id } from '@heddle/document'
import { EVERYONE } from '@heddle/publish'
import { BUILT_IN_NOT_FOUND, BUILT_IN_OFFLINE, SERVER_ACTIONS_FOLDER, SOURCES_FOLDER } from '@heddle/publish/limits'
import { ACCESS_KINDS, type AccessKind } from './access-kinds.ts'
import type { ReleaseFile, ReleaseManifest } from './manifest.ts'

/** Somebody who may ask: a stranger, somebody who is signed in without a role, with one role, or with all roles of a group. */
export interface Audience {
  readonly kind: 'anybody' | 'signed-in' | 'role' | 'group'
  /** Of the role or group; empty for the others. */
  readonly id: Id | ''
  readonly name: string
}

/** Something of a release that is asked for by itself, and which audiences get it, in their order. */
export interface AccessRow {
  readonly kind: AccessKind
  /**
   * What it is asked for by: the address of a page, or the path of a file; of rows that the server fetches the id of their
   * collection, of an action that it runs the ids of its workflow and of itself, of uploads the name of their port.
   */
  readonly path: string
  readonly open: readonly boolean[]
  /** The same in the release that it is compared with; absent where there is no such thing, or no such release. */
  readonly before?: readonly boolean[]
  /** It is in the release that is compared with, and no longer in this one. */
  readonly isGone?: true
}

export interface AccessTable {
  readonly audiences: readonly Audience[]
  readonly rows: readonly AccessRow[]
}

type Access = NonNullable<ReleaseManifest['access']>

/** Who gets what of a release, as the server answers, beside what they got of another one. */
export function compareAccess(release: ReleaseManifest, other: ReleaseManifest | undefined): AccessTable {
  const audiences = audiencesOf(release.access, other?.access)
  const now = rowsOf(release, audiences)
  const before = other && rowsOf(other, audiences)
  const rows = [...now].map(([key, row]): AccessRow => {
    const was = before?.get(key)
    return was ? { ...row, before: was.open } : row
  })
  const gone = [...(before ?? [])].flatMap(([key, { kind, path, open }]): readonly AccessRow[] =>
    now.has(key) ? [] : [{ kind, path, open: open.map(() => false), before: open, isGone: true }],
  )
  return { audiences, rows: [...rows, ...gone].toSorted(byKind) }
}

/** Whether somebody gets it who did not, or the other way about. What nobody could ask for counts as closed. */
export const isChanged = ({ open, before }: AccessRow): boolean => open.some((is, at) => is !== (before?.[at] ?? false))

/**
 * Whether a person is to look before visitors get a release: where something is not for everybody, now or before, and somebody
 * comes to see a page or rows, or no longer gets what they got. Data, pictures and actions that come or go with their page ask nobody.
 */
export function asksFirst(release: ReleaseManifest, shown: ReleaseManifest | undefined): boolean {
  if (![release, shown].some((one) => one && Object.values(one.files).some(({ tree }) => tree === 'guarded'))) return false
  const isOfPage = ({ kind, before, isGone }: AccessRow): boolean =>
    (kind === 'data' || kind === 'asset' || kind === 'action') && (before === undefined || isGone === true)
  return compareAccess(release, shown).rows.some((row) => !isOfPage(row) && isChanged(row))
}

function audiencesOf(access: Access | undefined, before: Access | undefined): readonly Audience[] {
  // A role that is gone lost what it could see.
  const roles = Object.entries({ ...before?.roles, ...access?.roles }).map(([id, { name }]): Audience => ({
    kind: 'role',
    id,
    name,
  }))
  const groups = Object.entries({ ...before?.groups, ...access?.groups })
    // A group of one role is that role.
    .filter(([, group]) => group.roles.length > 1)
    .map(([id, { name }]): Audience => ({ kind: 'group', id, name }))
  const byName = (a: Audience, b: Audience): number => (a.name < b.name ? -1 : 1)
  const anybody: Audience = { kind: 'anybody', id: '', name: '' }
  // Where nobody signs visitors in there is nobody else.
  if (!access?.plugin && !before?.plugin) return [anybody]
  return [anybody, { kind: 'signed-in', id: '', name: '' }, ...roles.toSorted(byName), ...groups.toSorted(byName)]
}

const byKind = (a: AccessRow, b: AccessRow): number =>
  ACCESS_KINDS.indexOf(a.kind) - ACCESS_KINDS.indexOf(b.kind) || (a.path < b.path ? -1 : a.path > b.path ? 1 : 0)

function rowsOf(release: ReleaseManifest, audiences: readonly Audience[]): ReadonlyMap<string, AccessRow> {
  const known = new Map<string, readonly boolean[]>()
  const rows = new Map<string, AccessRow>()
  for (const [file, held] of Object.entries(release.files)) {
    const place = placeOfFile(file, held)
    if (!place) continue
    const rule = held.tree === 'public' ? '' : JSON.stringify(held.rules ?? null)
    const own = known.get(rule) ?? audiences.map((audience) => isOpenTo(audience, held, release.access))
    known.set(rule, own)
    const key = `${place.kind} ${place.path}`
    const same = rows.get(key)
    // What the server does for pages has a file for each that asks: whoever gets one of them is answered.
    rows.set(key, { ...place, open: same ? own.map((is, at) => is || same.open[at] === true) : own })
  }
  const uploads = release.ports?.['uploads']
  if (uploads) {
    const asFile = uploads === EVERYONE ? ({ tree: 'public' } as const) : ({ tree: 'guarded', rules: uploads } as const)
    const open = audiences.map((audience) => isOpenTo(audience, asFile, release.access))
    rows.set('upload uploads', { kind: 'upload', path: 'uploads', open })
  }
  return rows
}

const FOLDERS: Readonly<Record<string, AccessKind>> = { data: 'data', collections: 'collection', assets: 'asset' }

/** What a file is to a person; nothing for those that hold nothing of the project's own. */
function placeOfFile(file: string, { type }: ReleaseFile): Pick<AccessRow, 'kind' | 'path'> | undefined {
  if (file === BUILT_IN_NOT_FOUND || file === BUILT_IN_OFFLINE) return undefined
  if (type.startsWith('text/html')) return { kind: 'page', path: `/${file.replace(/(?:^|\/)index\.html$/, '')}` }
  const [folder = '', name = ''] = file.split('/')
  if (folder === SOURCES_FOLDER) return { kind: 'collection', path: name }
  if (folder === SERVER_ACTIONS_FOLDER) return { kind: 'action', path: name.split('.').slice(0, 2).join('/') }
  const kind = Object.hasOwn(FOLDERS, folder) ? FOLDERS[folder] : undefined
  return kind && { kind, path: file }
}

function isOpenTo(
  { kind, id }: Audience,
  { tree, rules }: Pick<ReleaseFile, 'tree' | 'rules'>,
  access: Access | undefined,
): boolean {
  if (tree === 'public') return true
  if (!access?.plugin || !rules) return false
  const roles = kind === 'role' ? [id] : kind === 'group' ? (access.groups?.[id]?.roles ?? []) : []
  const names = roles.flatMap((role) => access.roles?.[role]?.name ?? [])
  const user = kind === 'anybody' ? undefined : { roles: names }
  // However the site's own user objects name roles: the rule is the same.
  return decideAccess(rules, user, { ...access, roleKey: 'roles', roleType: 'array-string' }) === 'open'
}
