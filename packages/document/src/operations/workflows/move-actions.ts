import { errorAt, hasErrors } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import type { Id } from '../../records/types.ts'
import type { DocumentView } from '../../view/view.ts'
import type { OperationResult } from '../result.ts'
import { bodyOf, checkActions, editWires, outermost, takeOut, type Spot, type Wires } from './wires.ts'

export interface MoveActionsInput {
  readonly workflowId: Id
  /** In the order in which they are to stand; those inside others move with them. */
  readonly ids: readonly Id[]
  readonly at: Spot
}

/** Moves actions, with the bodies of their loops and branches, to another spot. Where they are already, nothing changes. */
export function moveActions(view: DocumentView, { workflowId, ids, at }: MoveActionsInput): OperationResult {
  return editWires(view, workflowId, (wires) => {
    const issues = [...checkActions(wires, workflowId, ids), ...wires.check(at)]
    if (hasErrors(issues)) return { issues }
    const moved = outermost(wires, ids)
    const to = spotBefore(wires, at, new Set(moved))
    if (!to) return { select: moved }
    const inside = moved.find((id) => 'action' in to && (to.action === id || bodyOf(wires, id).has(to.action)))
    if (inside !== undefined)
      return { issues: [errorAt('cycle', `workflow/${workflowId}/actions/${inside}`, MESSAGES.actionInItself)] }
    takeOut(wires, new Set(moved))
    let next = wires.read(to)
    for (const id of moved.toReversed()) {
      wires.lead({ from: 'next', action: id }, next)
      next = id
    }
    wires.lead(to, next)
    return { select: moved }
  })
}

/** Behind one that moves is where it stands now. */
function spotBefore(wires: Wires, at: Spot, moved: ReadonlySet<Id>): Spot | undefined {
  const passed = new Set<Id>()
  let to: Spot | undefined = at
  while (to?.from === 'next' && moved.has(to.action) && !passed.has(to.action)) {
    const { action }: { readonly action: Id } = to
    passed.add(action)
    to = wires.spots().find((spot) => wires.read(spot) === action)
  }
  return to
}
