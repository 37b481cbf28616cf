import type { Json } from '@heddle/store'
import { hasErrors, type Issue } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import { planIndexes } from '../../records/index-keys.ts'
import { indexOf } from '../../records/order.ts'
import type { DocumentRecord, Id, PageRecord } from '../../records/types.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft } from '../draft.ts'
import { refuse, refuseWith, type OperationResult } from '../result.ts'
import { checkPathsOf, freePagePath } from './free-path.ts'

export interface InsertPageSetInput {
  /** Pages with all that stands in them; order and paths are given to them here, by their names. */
  readonly records: readonly DocumentRecord[]
  /** The plugin that they sign visitors in with. */
  readonly pluginId: Id
  /** Settings of it that name them. */
  readonly publicData: Readonly<Record<string, Json>>
  /** Where those are led who are not signed in. */
  readonly signInPageId: Id
}

/**
 * Adds pages at which visitors sign in, behind the others. The plugin signs visitors in from now on where none does, and the page is
 * the one where they are led where there is none: what somebody has chosen stays.
 */
export function insertPageSet(
  view: DocumentView,
  { records, pluginId, publicData, signInPageId }: InsertPageSetInput,
): OperationResult {
  const site = view.site()
  if (!site || !view.find('plugin', pluginId))
    return refuseWith('unknown-record', `plugin/${pluginId}`, MESSAGES.unknownRecord(pluginId))
  const draft = createDraft(view)
  const pages = records.filter((record): record is PageRecord => record.kind === 'page')
  const siblings = view.of('page').map((page) => ({ id: page.id, index: indexOf(page) }))
  const { keys, rekeyed } = planIndexes(siblings, siblings.length, pages.length)
  for (const [id, index] of rekeyed) draft.set(id, 'index', index)
  const issues: Issue[] = []
  for (const record of records) {
    if (record.kind !== 'page') {
      draft.put(record)
      continue
    }
    const paths = { default: freePagePath(view, record.id, record.name) }
    issues.push(...checkPathsOf(view, { ...record, paths }))
    draft.put({ ...record, paths, index: keys[pages.indexOf(record)] ?? '' })
  }
  if (hasErrors(issues)) return refuse(...issues)
  if (site.authPluginId === undefined) draft.set(site.id, 'authPluginId', pluginId)
  const isOurs = (site.authPluginId ?? pluginId) === pluginId
  if (isOurs && site.access?.notSignedInPageId === undefined) draft.set(site.id, 'access/notSignedInPageId', signInPageId)
  for (const [name, value] of Object.entries(publicData)) draft.set(pluginId, `settings/publicData/${name}`, value)
  return draft.done(pages.map(({ id }) => id))
}
