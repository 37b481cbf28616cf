import type { Diff } from '@heddle/store'
import type { FieldsOf } from '../element-facts.ts'
import { errorAt, warningAt, type Issue } from '../issue.ts'
import { MESSAGES } from '../messages.ts'
import { checkClimb, checkFit, checkRoom } from '../rules/tree.ts'
import { checkPathsFree } from '../records/page-path.ts'
import { unprefixedLanguageOf } from '../records/site-languages.ts'
import type { DocumentRecord, Id, NodeRecord, SiteRecord, StyleClassRecord } from '../records/types.ts'
import { sortedKeys } from '../records/order.ts'
import type { DocumentView } from '../view/view.ts'
import { checkClassNesting } from './class-nesting.ts'
import { checkPropAt, checkProps, checkStyles, checkStyleVariant, type ValueContext } from '../rules/value.ts'
import { createHeldValues, type HeldValues } from './held-values.ts'
import type { Overlay } from './overlay.ts'
import { checkAccess } from '../rules/access.ts'
import { checkRedirects } from '../rules/redirect.ts'
import { checkSite } from './site-rules.ts'

const NONE: readonly Issue[] = []
const NOTHING: Readonly<Record<string, never>> = {}

/** What would be wrong with the document after a diff whose records are sound. */
export function checkOutcome(
  view: DocumentView,
  after: Overlay,
  diff: Diff<DocumentRecord>,
  fieldsOf: FieldsOf,
): readonly Issue[] {
  const issues: Issue[] = []
  const { put = NOTHING, set = NOTHING, remove = NOTHING } = diff
  const site = after.site()
  const context: ValueContext = { get: after.get, fieldsOf, site }
  const isHeld = createHeldValues(view)
  for (const id of Object.keys(remove)) issues.push(...checkNothingLeft(view, after, id))
  for (const record of Object.values(put))
    issues.push(
      ...checkPlaced(after, fieldsOf, record),
      ...checkValues(context, isHeld, record),
      ...(record.kind === 'library-component' ? checkUses(view, after, fieldsOf, record.id) : []),
    )
  for (const id of Object.keys(set)) {
    const record = after.get(id)
    if (record?.kind === 'library-component' && set[id] && Object.hasOwn(set[id], 'type'))
      issues.push(...checkUses(view, after, fieldsOf, id))
    if (record?.kind !== 'node' && record?.kind !== 'style-class') continue
    const changes = set[id] ?? NOTHING
    if (['place', 'element', 'componentId'].some((path) => Object.hasOwn(changes, path)))
      issues.push(...checkPlaced(after, fieldsOf, record))
    if (Object.hasOwn(changes, 'element'))
      for (const child of view.children(id)) issues.push(...checkPlaced(after, fieldsOf, after.get(child)))
    for (const path of Object.keys(changes)) issues.push(...checkChangedValue(context, record, path))
  }
  const kinds = kindsIn(view, diff)
  if (kinds.has('site') || kinds.has('page')) {
    const { length } = after.of('site')
    if (length !== 1) issues.push(errorAt('one-site', 'site', MESSAGES.oneSite(length)))
    if (site) issues.push(...checkSite(after.get, site))
    if (site?.access) issues.push(...checkAccess(site, after.of('page')).filter(({ code }) => code === 'access-circle'))
    issues.push(...checkAddresses(view, after, diff, site))
    if (site?.redirects && changesRedirects(view, diff)) issues.push(...checkRedirects(site, after.of('page')))
  }
  if (kinds.has('style-class'))
    issues.push(...after.of('style-class').flatMap((styleClass) => checkClassNesting(after.get, styleClass)))
  return issues
}

function kindsIn(
  view: DocumentView,
  { put = NOTHING, set = NOTHING, remove = NOTHING }: Diff<DocumentRecord>,
): ReadonlySet<string> {
  const kinds = new Set<string>()
  for (const { kind } of Object.values<DocumentRecord>(put)) kinds.add(kind)
  for (const part of [set, remove]) {
    for (const id of Object.keys(part)) {
      const kind = view.get(id)?.kind
      if (kind !== undefined) kinds.add(kind)
    }
  }
  return kinds
}

/** Children of what is removed have to go or move in the same change. */
function checkNothingLeft(view: DocumentView, after: Overlay, id: Id): readonly Issue[] {
  const isLeft = view.children(id).some((child) => {
    const node = after.get(child)
    return node?.kind === 'node' && node.place.parentId === id
  })
  return isLeft ? [errorAt('children-left', `record/${id}`, MESSAGES.childrenLeft(id))] : []
}

/** Where the root and the instances of a component may stand follows from its type. */
function checkUses(view: DocumentView, after: Overlay, fieldsOf: FieldsOf, id: Id): readonly Issue[] {
  const instances = view.usagesOf(id).flatMap((usage) => (usage.path === 'componentId' ? [usage.id] : []))
  return [...view.children(id), ...instances].flatMap((one) => checkPlaced(after, fieldsOf, after.get(one)))
}

function checkPlaced(after: Overlay, fieldsOf: FieldsOf, record: DocumentRecord | undefined): readonly Issue[] {
  if (record?.kind !== 'node') return []
  const { parentId, slot } = record.place
  const path = `node/${record.id}/place`
  const climb = checkClimb(after.get, record, path)
  if (climb.length > 0) return climb
  const unknown = record.componentId === undefined && fieldsOf(record.element) === undefined
  return [
    ...checkFit(after.get, fieldsOf, record, parentId, slot, path),
    ...checkRoom(after.get, fieldsOf, parentId, slot, after.childCount(parentId, slot), path),
    ...(unknown ? [warningAt('unknown-element', `node/${record.id}/element`, MESSAGES.unknownElement(record.element))] : []),
  ]
}

/** What is wrong only with what stands around a value: fields, languages, screens and tokens that are gone, or were never here. */
const OF_SURROUNDINGS: ReadonlySet<string> = new Set(['unknown-field', 'foreign-variant', 'unknown-variant', 'unknown-token'])

/**
 * Values of new records are checked like changed ones. Copies and restored records may bring what only their surroundings make
 * wrong, and a copy may repeat an old value that the document holds already: both are reported.
 */
function checkValues(context: ValueContext, isHeld: HeldValues, record: DocumentRecord): readonly Issue[] {
  if (record.kind !== 'node' && record.kind !== 'style-class') return []
  const issues = [...(record.kind === 'node' ? checkProps(context, record) : []), ...checkStyles(context, record)]
  return issues.map((issue) =>
    OF_SURROUNDINGS.has(issue.code) || (issue.code !== 'wrong-type' && isHeld(record, issue.path))
      ? { ...issue, severity: 'warning' }
      : issue,
  )
}

/** Only what a change writes is looked at: old values out of range elsewhere in the record are not its fault. */
function checkChangedValue(context: ValueContext, record: NodeRecord | StyleClassRecord, path: string): readonly Issue[] {
  const [root, first, second] = path.split('/')
  if (root === 'styles') {
    return missingTokensKept(
      first === undefined ? checkStyles(context, record) : checkStyleVariant(context, record, first, second),
    )
  }
  if (root !== 'props' || record.kind !== 'node') return NONE
  return first === undefined || second === undefined
    ? checkPropsBelow(context, record, first)
    : checkPropAt(context, record, first, second)
}

function checkPropsBelow(context: ValueContext, node: NodeRecord, field: string | undefined): readonly Issue[] {
  if (field === undefined) return checkProps(context, node)
  return Object.keys(node.props[field] ?? {}).flatMap((variant) => checkPropAt(context, node, field, variant))
}

/** A token that somebody else removes meanwhile is a missing reference, as everywhere. */
function missingTokensKept(issues: readonly Issue[]): readonly Issue[] {
  return issues.map((issue) => (issue.code === 'unknown-token' ? { ...issue, severity: 'warning' } : issue))
}

function changesRedirects(view: DocumentView, { put = NOTHING, set = NOTHING }: Diff<DocumentRecord>): boolean {
  const isChanged = (id: Id, changes: object) =>
    view.get(id)?.kind === 'site' && Object.keys(changes).some((path) => path.split('/', 1)[0] === 'redirects')
  return (
    Object.values<DocumentRecord>(put).some(({ kind }) => kind === 'site') ||
    Object.entries(set).some(([id, changes]) => isChanged(id, changes))
  )
}

function checkAddresses(
  view: DocumentView,
  after: Overlay,
  diff: Diff<DocumentRecord>,
  site: SiteRecord | undefined,
): readonly Issue[] {
  const changed = new Set<Id>()
  let isSiteChanged = false
  for (const record of Object.values(diff.put ?? {})) if (record.kind === 'page') changed.add(record.id)
  for (const [id, changes] of Object.entries(diff.set ?? {})) {
    const kind = view.get(id)?.kind
    const begins = (key: string) => Object.keys(changes).some((path) => path === key || path.startsWith(`${key}/`))
    if (kind === 'page' && begins('paths')) changed.add(id)
    if (kind === 'site' && (begins('languages') || begins('isDefaultPrefixed'))) isSiteChanged = true
  }
  if (site === undefined || (changed.size === 0 && !isSiteChanged)) return []
  const languages = sortedKeys(site.languages)
  const unprefixedLanguage = unprefixedLanguageOf(site)
  return checkPathsFree({ pages: after.of('page'), languages, unprefixedLanguage, ...(!isSiteChanged && { only: changed }) })
}
