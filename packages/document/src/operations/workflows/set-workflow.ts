import type { Json } from '@heddle/store'
import { hasErrors } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import { checkWorkflow } from '../../rules/workflow.ts'
import type { Id, WorkflowRecord } from '../../records/types.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft } from '../draft.ts'
import { refuse, refuseWith, type OperationResult } from '../result.ts'
import { setAtoms } from '../set-atoms.ts'

/** `null` removes, absent leaves alone. */
export interface WorkflowValues {
  readonly name?: string
  readonly folder?: string
  /** The page, component or element whose trigger starts it. */
  readonly ownerId?: Id
  /** Empty: others call it. Conditions of the trigger before go with it. */
  readonly trigger?: string
  /** Values the event must have by key, or a formula over `event`. */
  readonly triggerConditions?: Json
  readonly parameters?: WorkflowRecord['parameters']
  readonly parallel?: boolean | null
  readonly description?: string | null
  readonly disabled?: boolean | null
  readonly isExposed?: true | null
}

/** Changes a workflow apart from its actions: name, owner, trigger, conditions, parameters, what it is for. */
export function setWorkflow(
  view: DocumentView,
  { id, values }: { readonly id: Id; readonly values: WorkflowValues },
): OperationResult {
  const workflow = view.find('workflow', id)
  if (workflow === undefined) return refuseWith('unknown-record', `workflow/${id}`, MESSAGES.unknownRecord(id))
  const draft = createDraft(view)
  setAtoms(draft, id, { ...values, ...(values.name !== undefined && { name: values.name.trim() }) })
  const isOther = values.trigger !== undefined && values.trigger !== workflow.trigger
  if (isOther && values.triggerConditions === undefined) draft.set(id, 'triggerConditions', null)
  const issues = checkWorkflow(view.get, draft.find('workflow', id) ?? workflow)
  return hasErrors(issues) ? refuse(...issues) : draft.done([id])
}
