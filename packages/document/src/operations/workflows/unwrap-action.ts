import { hasErrors } from '../../issue.ts'
import type { Id } from '../../records/types.ts'
import type { DocumentView } from '../../view/view.ts'
import type { OperationResult } from '../result.ts'
import { bodyOf, checkActions, editWires } from './wires.ts'

/** Takes an action away and leaves what its loop and branches hold in its place, one branch after the other. */
export function unwrapAction(
  view: DocumentView,
  { workflowId, id }: { readonly workflowId: Id; readonly id: Id },
): OperationResult {
  return editWires(view, workflowId, (wires) => {
    const issues = checkActions(wires, workflowId, [id])
    if (hasErrors(issues)) return { issues }
    const action = wires.actions.get(id)
    const inside = bodyOf(wires, id)
    const kept: Id[] = []
    for (const first of [...(action?.branches ?? []).map((branch) => branch.id), action?.loop]) {
      let at = first
      while (at !== undefined && inside.has(at) && !kept.includes(at)) {
        kept.push(at)
        at = wires.actions.get(at)?.next
      }
    }
    const [head = action?.next] = kept
    for (const spot of wires.spots()) if (wires.read(spot) === id) wires.lead(spot, head)
    for (const [at, one] of kept.entries()) wires.lead({ from: 'next', action: one }, kept[at + 1] ?? action?.next)
    wires.actions.delete(id)
    return { select: kept }
  })
}
