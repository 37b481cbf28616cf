import { errorAt, hasErrors, type Issue } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import type { Id, Language } from '../../records/types.ts'
import { DEFAULT_VARIANT } from '../../values/variants.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft } from '../draft.ts'
import { checkPagePath } from '../../records/page-path.ts'
import { checkPathsOf } from './free-path.ts'
import { refuse, refuseWith, type OperationResult } from '../result.ts'

export interface SetPagePathInput {
  readonly id: Id
  /** Absent: the path of every language without one of its own. */
  readonly language?: Language
  /** `null` goes back to the default path. */
  readonly path: string | null
}

/** Changes where a page is served. */
export function setPagePath(view: DocumentView, { id, language = DEFAULT_VARIANT, path }: SetPagePathInput): OperationResult {
  const page = view.find('page', id)
  if (page === undefined) return refuseWith('unknown-record', `page/${id}`, MESSAGES.unknownRecord(id))
  const issuePath = `page/${id}/paths/${language}`
  const issues: Issue[] = []
  const draft = createDraft(view)
  if (language === DEFAULT_VARIANT ? path === null : !view.languages().includes(language)) {
    issues.push(
      path === null
        ? errorAt('bad-path', issuePath, MESSAGES.pathEmpty)
        : errorAt('foreign-language', issuePath, MESSAGES.foreignLanguage(language)),
    )
  }
  if (path !== null) issues.push(...checkPagePath(path, issuePath))
  draft.set(id, `paths/${language}`, path)
  if (!hasErrors(issues)) issues.push(...checkPathsOf(view, draft.find('page', id) ?? page))
  return hasErrors(issues) ? refuse(...issues) : draft.done([id])
}
