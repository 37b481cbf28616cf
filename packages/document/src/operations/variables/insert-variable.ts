import type { Json } from '@heddle/store'
import { hasErrors } from '../../issue.ts'
import type { Id, VariableRecord, VariableType } from '../../records/types.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft } from '../draft.ts'
import { refuse, type OperationResult } from '../result.ts'
import { takeIndex } from '../take-index.ts'
import { checkVariable } from '../../rules/variable.ts'

export interface InsertVariableInput {
  readonly name: string
  readonly type: VariableType
  readonly defaultValue?: Json
  readonly folder?: string
  readonly queryName?: string
  readonly isLocalStorage?: boolean
  readonly isPersistentOnNav?: boolean
  /** Absent for a variable of the whole project. */
  readonly pageId?: Id
  readonly newId: () => Id
}

/** Adds a variable behind the others. */
export function insertVariable(view: DocumentView, { newId, defaultValue, ...values }: InsertVariableInput): OperationResult {
  const draft = createDraft(view)
  const variable: VariableRecord = {
    kind: 'variable',
    folder: '',
    ...values,
    ...(defaultValue !== undefined && defaultValue !== null && { defaultValue }),
    name: values.name.trim(),
    id: newId(),
    index: takeIndex(view, draft, 'variable'),
  }
  const issues = checkVariable(view, variable)
  if (hasErrors(issues)) return refuse(...issues)
  draft.put(variable)
  return draft.done([variable.id])
}
