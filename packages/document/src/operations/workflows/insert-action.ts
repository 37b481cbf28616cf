import { hasErrors } from '../../issue.ts'
import { checkAction } from '../../rules/workflow.ts'
import type { ActionRecord, Id } from '../../records/types.ts'
import type { DocumentView } from '../../view/view.ts'
import type { OperationResult } from '../result.ts'
import { editWires, type Spot } from './wires.ts'

export interface InsertActionInput {
  readonly workflowId: Id
  readonly at: Spot
  /** Without ways: those of its branches and loop are led somewhere later. */
  readonly action: Omit<ActionRecord, 'next' | 'loop' | 'args'> & Partial<Pick<ActionRecord, 'args'>>
  readonly newId: () => Id
}

/** Puts a new action at a spot; what stood there follows it. */
export function insertAction(view: DocumentView, { workflowId, at, action, newId }: InsertActionInput): OperationResult {
  return editWires(view, workflowId, (wires) => {
    const id = newId()
    const issues = [
      ...wires.check(at),
      ...checkAction({ args: {}, ...action }, wires.actions, `workflow/${workflowId}/actions/${id}`),
    ]
    if (hasErrors(issues)) return { issues }
    const next = wires.read(at)
    wires.actions.set(id, { args: {}, ...action, ...(next !== undefined && { next }) })
    wires.lead(at, id)
    return { select: [id] }
  })
}
