import { errorAt, hasErrors } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import type { Id } from '../../records/types.ts'
import type { DocumentView } from '../../view/view.ts'
import type { OperationResult } from '../result.ts'
import { checkActions, editWires, reachFrom, type Spot } from './wires.ts'

export interface ConnectActionsInput {
  readonly workflowId: Id
  readonly from: Spot
  /** Absent: the way leads nowhere. */
  readonly to?: Id
}

/** Leads a way to another action. One that would lead round in a circle is refused. */
export function connectActions(view: DocumentView, { workflowId, from, to }: ConnectActionsInput): OperationResult {
  return editWires(view, workflowId, (wires) => {
    const issues = [...wires.check(from), ...(to === undefined ? [] : checkActions(wires, workflowId, [to]))]
    if (hasErrors(issues)) return { issues }
    if ('action' in from && reachFrom(wires, [to]).has(from.action))
      return { issues: [errorAt('cycle', `workflow/${workflowId}/actions/${from.action}`, MESSAGES.actionsLeadBack)] }
    wires.lead(from, to)
    return { select: to === undefined ? [] : [to] }
  })
}
