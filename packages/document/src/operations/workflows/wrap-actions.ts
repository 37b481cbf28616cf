import { errorAt, hasErrors } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import { checkAction } from '../../rules/workflow.ts'
import type { Id } from '../../records/types.ts'
import type { DocumentView } from '../../view/view.ts'
import type { OperationResult } from '../result.ts'
import type { InsertActionInput } from './insert-action.ts'
import { checkActions, editWires } from './wires.ts'

export interface WrapActionsInput extends Omit<InsertActionInput, 'at'> {
  /** Actions that follow one another, in any order. */
  readonly ids: readonly Id[]
  /** Position of the branch that takes them; absent: they become the body of a loop. */
  readonly branch?: number
}

/** Puts actions that follow one another into a new one: its loop, or one of its branches. It stands where they stood. */
export function wrapActions(view: DocumentView, { workflowId, ids, action, branch, newId }: WrapActionsInput): OperationResult {
  return editWires(view, workflowId, (wires) => {
    const path = `workflow/${workflowId}/actions`
    const issues = [...checkActions(wires, workflowId, ids), ...checkAction({ args: {}, ...action }, wires.actions, path)]
    if (hasErrors(issues)) return { issues }
    const wrapped = new Set(ids)
    const followers = new Set([...wrapped].flatMap((id) => wires.actions.get(id)?.next ?? []))
    const first = [...wrapped].filter((id) => !followers.has(id))
    const last = [...wrapped].filter((id) => !wrapped.has(wires.actions.get(id)?.next ?? ''))
    const [head, ...otherHeads] = first
    const [tail, ...otherTails] = last
    if (head === undefined || tail === undefined || otherHeads.length > 0 || otherTails.length > 0)
      return { issues: [errorAt('not-in-a-row', path, MESSAGES.notInARow)] }
    if (branch !== undefined && !action.branches?.[branch])
      return { issues: [errorAt('unknown-branch', path, MESSAGES.unknownBranch(branch))] }
    const id = newId()
    const next = wires.actions.get(tail)?.next
    for (const spot of wires.spots()) {
      const isInside = 'action' in spot && wrapped.has(spot.action)
      if (wires.read(spot) === head && !isInside) wires.lead(spot, id)
    }
    wires.lead({ from: 'next', action: tail }, undefined)
    wires.actions.set(id, { args: {}, ...action, ...(next !== undefined && { next }) })
    wires.lead(branch === undefined ? { from: 'loop', action: id } : { from: 'branch', action: id, branch }, head)
    return { select: [id] }
  })
}
