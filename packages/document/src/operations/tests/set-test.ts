import { hasErrors } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import type { Id, TestRecord } from '../../records/types.ts'
import { checkTest } from '../../rules/test.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft } from '../draft.ts'
import { refuse, refuseWith, type OperationResult } from '../result.ts'
import { setAtoms } from '../set-atoms.ts'

/** `null` removes, absent leaves alone. */
export interface TestValues {
  readonly name?: string
  readonly folder?: string
  readonly recording?: string
  readonly expected?: TestRecord['expected']
  readonly isExact?: boolean | null
}

/** Changes a test: its name, or what it expects. */
export function setTest(view: DocumentView, { id, values }: { readonly id: Id; readonly values: TestValues }): OperationResult {
  const test = view.find('test', id)
  if (test === undefined) return refuseWith('unknown-record', `test/${id}`, MESSAGES.unknownRecord(id))
  const draft = createDraft(view)
  setAtoms(draft, id, { ...values, ...(values.name !== undefined && { name: values.name.trim() }) })
  const issues = checkTest(draft.find('test', id) ?? test)
  return hasErrors(issues) ? refuse(...issues) : draft.done([id])
}
