import { hasErrors, type Issue } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import { dataSetPath, type DataSet } from '../../records/data-set.ts'
import { checkPagePath } from '../../records/page-path.ts'
import type { Id } from '../../records/types.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft } from '../draft.ts'
import { refuse, refuseWith, type OperationResult } from '../result.ts'
import { checkPathsOf } from './free-path.ts'

export interface SetDataSetInput {
  readonly id: Id
  /** `null`: the page has one address again. */
  readonly dataSet: DataSet | null
}

/**
 * Feeds a page by a data set: one page for each row. Paths without a parameter get one that is called as the row's field is;
 * it goes with the data set, unless another page has the path that would be left.
 */
export function setDataSet(view: DocumentView, { id, dataSet }: SetDataSetInput): OperationResult {
  const page = view.find('page', id)
  if (page === undefined) return refuseWith('unknown-record', `page/${id}`, MESSAGES.unknownRecord(id))
  const at = `page/${id}/cmsDataSetPath`
  if (dataSet && !view.find('collection', dataSet.collectionId))
    return refuseWith('unknown-reference', at, MESSAGES.unknownReference(dataSet.collectionId))
  if (dataSet && view.site()?.homePageId === id) return refuseWith('one-address', at, MESSAGES.oneAddress(page.name))
  const draft = createDraft(view)
  const before = page.cmsDataSetPath === undefined ? '' : lastPart(page.cmsDataSetPath)
  const issues: Issue[] = []
  for (const [language, path] of Object.entries(page.paths)) {
    const bare = before !== '' && path.endsWith(before) ? path.slice(0, -before.length) : path
    const next = dataSet && !bare.includes('{{') ? bare + lastPart(dataSet.field) : bare
    issues.push(...checkPagePath(next, `page/${id}/paths/${language}`))
    draft.set(id, `paths/${language}`, next)
  }
  issues.push(...checkPathsOf(view, draft.find('page', id) ?? page))
  if (hasErrors(issues) && dataSet) return refuse(...issues)
  const result = hasErrors(issues) ? createDraft(view) : draft
  result.set(id, 'cmsDataSetPath', dataSet ? dataSetPath(dataSet) : null)
  return result.done([id])
}

/** What is put behind a path for rows: a parameter that is called as the field is. */
function lastPart(field: string): string {
  const name = (field.split('.').at(-1) ?? '').replace(/[^A-Za-z0-9_]/g, '_')
  return `/{{${/^[A-Za-z_]/.test(name) ? name : `_${name}`}}}`
}
