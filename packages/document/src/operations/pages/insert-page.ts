import { hasErrors, type Issue } from '../../issue.ts'
import { blankPage } from '../../records/blank.ts'
import type { Id } from '../../records/types.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft } from '../draft.ts'
import { checkName } from '../../rules/names.ts'
import { checkPagePath } from '../../records/page-path.ts'
import { checkPathsOf, freePagePath } from './free-path.ts'
import { refuse, type OperationResult } from '../result.ts'
import { takeIndex } from '../take-index.ts'

export interface InsertPageInput {
  readonly name: string
  /** Made from the name when absent. */
  readonly path?: string
  readonly folder?: string
  readonly newId: () => Id
}

/** Adds an empty page, in every language of the project, behind the others. */
export function insertPage(view: DocumentView, { name, path, folder = '', newId }: InsertPageInput): OperationResult {
  const id = newId()
  const issues: Issue[] = [...checkName(name, `page/${id}/name`)]
  const draft = createDraft(view)
  const page = blankPage(id, name.trim(), path ?? freePagePath(view, id, name), takeIndex(view, draft, 'page'), view.languages())
  issues.push(...checkPagePath(page.paths['default'] ?? '', `page/${id}/paths/default`))
  if (!hasErrors(issues)) issues.push(...checkPathsOf(view, page))
  if (hasErrors(issues)) return refuse(...issues)
  draft.put({ ...page, folder })
  return draft.done([id])
}
