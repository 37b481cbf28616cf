import { hasErrors } from '../../issue.ts'
import { checkWorkflow } from '../../rules/workflow.ts'
import type { Id, WorkflowRecord } from '../../records/types.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft } from '../draft.ts'
import { refuse, type OperationResult } from '../result.ts'
import { takeIndex } from '../take-index.ts'

export interface InsertWorkflowInput {
  readonly name: string
  readonly folder?: string
  /** Page, node or component it belongs to; absent for one of the whole project. */
  readonly ownerId?: Id
  /** Absent for a workflow that others call. */
  readonly trigger?: string
  readonly parameters?: WorkflowRecord['parameters']
  readonly newId: () => Id
}

/** Adds a workflow without actions behind the others. */
export function insertWorkflow(view: DocumentView, { newId, name, ...values }: InsertWorkflowInput): OperationResult {
  const draft = createDraft(view)
  const workflow: WorkflowRecord = {
    kind: 'workflow',
    folder: '',
    trigger: '',
    parameters: [],
    ...values,
    name: name.trim(),
    actions: {},
    id: newId(),
    index: takeIndex(view, draft, 'workflow'),
  }
  const issues = checkWorkflow(view.get, workflow)
  if (hasErrors(issues)) return refuse(...issues)
  draft.put(workflow)
  return draft.done([workflow.id])
}
