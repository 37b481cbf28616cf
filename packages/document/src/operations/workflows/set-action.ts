import type { Json } from '@heddle/store'
import { hasErrors } from '../../issue.ts'
import { checkAction } from '../../rules/workflow.ts'
import type { ActionRecord, Id } from '../../records/types.ts'
import type { DocumentView } from '../../view/view.ts'
import type { OperationResult } from '../result.ts'
import { checkActions, editWires, reachFrom } from './wires.ts'

/** `null` removes, absent leaves alone. */
export interface ActionValues {
  readonly name?: string | null
  /** Arguments by name; those that are not named stay. */
  readonly args?: Readonly<Record<string, Json>>
  readonly disabled?: boolean
  readonly gives?: Json | null
  /** All branches anew, with the actions they lead to; what only a branch led to that is gone goes with it. */
  readonly branches?: NonNullable<ActionRecord['branches']> | null
}

/** Changes what an action is told; its ways on stay. */
export function setAction(
  view: DocumentView,
  { workflowId, id, values }: { readonly workflowId: Id; readonly id: Id; readonly values: ActionValues },
): OperationResult {
  return editWires(view, workflowId, (wires) => {
    const action = wires.actions.get(id)
    if (action === undefined) return { issues: checkActions(wires, workflowId, [id]) }
    const { name = action.name, branches = action.branches, disabled = action.disabled, gives = action.gives } = values
    const { name: _name, branches: _branches, disabled: _disabled, gives: _gives, ...rest } = action
    const args = Object.entries({ ...action.args, ...values.args }).filter(([, value]) => value !== null)
    const changed: ActionRecord = {
      ...rest,
      args: Object.fromEntries(args),
      ...(name && { name }),
      ...(branches && { branches }),
      ...(disabled && { disabled }),
      ...(gives !== undefined && gives !== null && { gives }),
    }
    const issues = checkAction(changed, wires.actions, `workflow/${workflowId}/actions/${id}`)
    if (hasErrors(issues)) return { issues }
    wires.actions.set(id, changed)
    // What only a branch led to goes with it.
    const left = (action.branches ?? []).flatMap((branch) => branch.id ?? [])
    const reached = reachFrom(wires, [wires.read({ from: 'start' }), wires.read({ from: 'error' }), id])
    for (const lost of reachFrom(wires, left)) if (!reached.has(lost)) wires.actions.delete(lost)
    return { select: [id] }
  })
}
