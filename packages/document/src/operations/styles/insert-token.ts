import { hasErrors } from '../../issue.ts'
import type { Id, TokenRecord } from '../../records/types.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft } from '../draft.ts'
import { refuse, type OperationResult } from '../result.ts'
import { takeIndex } from '../take-index.ts'
import { checkToken } from '../../rules/token.ts'

export interface InsertTokenInput extends Pick<
  TokenRecord,
  'type' | 'name' | 'value' | 'darkValue' | 'letterSpacing' | 'frames'
> {
  readonly folder?: string
  readonly newId: () => Id
}

/** Adds a design token behind the others. */
export function insertToken(view: DocumentView, { newId, ...values }: InsertTokenInput): OperationResult {
  const draft = createDraft(view)
  const token: TokenRecord = {
    kind: 'token',
    folder: '',
    ...values,
    name: values.name.trim(),
    id: newId(),
    index: takeIndex(view, draft, 'token'),
  }
  const issues = checkToken(view, token)
  if (hasErrors(issues)) return refuse(...issues)
  draft.put(token)
  return draft.done([token.id])
}
