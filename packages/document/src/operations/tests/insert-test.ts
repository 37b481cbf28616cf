import { hasErrors } from '../../issue.ts'
import type { Id, TestRecord } from '../../records/types.ts'
import { checkTest } from '../../rules/test.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft } from '../draft.ts'
import { refuse, type OperationResult } from '../result.ts'
import { takeIndex } from '../take-index.ts'

export interface InsertTestInput extends Pick<TestRecord, 'name' | 'workflowId' | 'recording' | 'expected' | 'isExact'> {
  readonly folder?: string
  readonly newId: () => Id
}

/** Makes a recorded run a test, behind the others. */
export function insertTest(view: DocumentView, { newId, name, ...values }: InsertTestInput): OperationResult {
  const draft = createDraft(view)
  const test: TestRecord = {
    kind: 'test',
    folder: '',
    ...values,
    name: name.trim(),
    id: newId(),
    index: takeIndex(view, draft, 'test'),
  }
  const issues = checkTest(test)
  if (hasErrors(issues)) return refuse(...issues)
  draft.put(test)
  return draft.done([test.id])
}
