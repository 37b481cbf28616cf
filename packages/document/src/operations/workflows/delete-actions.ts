import { hasErrors } from '../../issue.ts'
import type { Id } from '../../records/types.ts'
import type { DocumentView } from '../../view/view.ts'
import type { OperationResult } from '../result.ts'
import { bodyOf, checkActions, editWires, takeOut } from './wires.ts'

export interface DeleteActionsInput {
  readonly workflowId: Id
  readonly ids: readonly Id[]
}

/** Removes actions with their bodies; what led to one leads to what followed it. */
export function deleteActions(view: DocumentView, { workflowId, ids }: DeleteActionsInput): OperationResult {
  return editWires(view, workflowId, (wires) => {
    const issues = checkActions(wires, workflowId, ids)
    if (hasErrors(issues)) return { issues }
    const gone = new Set(ids.flatMap((id) => [id, ...bodyOf(wires, id)]))
    takeOut(wires, gone)
    for (const id of gone) wires.actions.delete(id)
    return { select: [] }
  })
}
