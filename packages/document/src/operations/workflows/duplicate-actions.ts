import { hasErrors } from '../../issue.ts'
import type { Id } from '../../records/types.ts'
import { replaceIds } from '../../view/references.ts'
import type { DocumentView } from '../../view/view.ts'
import type { OperationResult } from '../result.ts'
import { bodyOf, checkActions, editWires, outermost } from './wires.ts'

export interface DuplicateActionsInput {
  readonly workflowId: Id
  readonly ids: readonly Id[]
  readonly newId: () => Id
}

/** Copies actions with their bodies, each right behind its original; formulas inside a copy follow it. */
export function duplicateActions(view: DocumentView, { workflowId, ids, newId }: DuplicateActionsInput): OperationResult {
  return editWires(view, workflowId, (wires) => {
    const issues = checkActions(wires, workflowId, ids)
    if (hasErrors(issues)) return { issues }
    const select = outermost(wires, ids).map((id) => {
      const copied = [id, ...bodyOf(wires, id)]
      const copies = new Map(copied.map((old) => [old, newId()]))
      for (const old of copied) {
        const action = wires.actions.get(old)
        const copy = copies.get(old)
        if (action && copy !== undefined) wires.actions.set(copy, replaceIds(action, copies))
      }
      const copy = copies.get(id) ?? ''
      wires.lead({ from: 'next', action: id }, copy)
      return copy
    })
    return { select }
  })
}
