import { errorAt, hasErrors } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import type { Id } from '../../records/types.ts'
import type { DocumentView } from '../../view/view.ts'
import type { OperationResult } from '../result.ts'
import { bodyOf, checkActions, editWires, takeOut, type Spot } from './wires.ts'

export interface MoveActionInput {
  readonly workflowId: Id
  readonly id: Id
  readonly at: Spot
}

/** Moves an action, with the body of its loop and branches, to another spot. Where it is already, nothing changes. */
export function moveAction(view: DocumentView, { workflowId, id, at }: MoveActionInput): OperationResult {
  return editWires(view, workflowId, (wires) => {
    const issues = [...checkActions(wires, workflowId, [id]), ...wires.check(at)]
    if (hasErrors(issues)) return { issues }
    const isBehindItself = 'action' in at && at.action === id && at.from === 'next'
    if (wires.read(at) === id || isBehindItself) return { select: [id] }
    if ('action' in at && (at.action === id || bodyOf(wires, id).has(at.action)))
      return { issues: [errorAt('cycle', `workflow/${workflowId}/actions/${id}`, MESSAGES.actionInItself)] }
    takeOut(wires, new Set([id]))
    wires.lead({ from: 'next', action: id }, wires.read(at))
    wires.lead(at, id)
    return { select: [id] }
  })
}
