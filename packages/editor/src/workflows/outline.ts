import type { ActionRecord, Id, WorkflowRecord } from '@heddle/document'
import type { Spot } from '@heddle/document/operations'
import type { ActionDefinition } from '@heddle/kit'

interface Line {
  /** Stable while the line stands for the same thing. */
  readonly key: string
  /** How deep it stands in branches and loops. */
  readonly depth: number
  /** It stands in what runs when something fails. */
  readonly isError: boolean
}

/** A line of a workflow drawn as a list. */
export type OutlineRow =
  | (Line & { readonly kind: 'action'; readonly id: Id; readonly action: ActionRecord; readonly spot: Spot })
  /** The heading of a branch: what stands below it runs when the action's result is that value. */
  | (Line & { readonly kind: 'branch'; readonly of: Id; readonly at: number; readonly spot: Spot })
  /** What runs when an action fails. */
  | (Line & { readonly kind: 'error'; readonly spot: Spot })
  /** A chain that goes on where another one stands already. */
  | (Line & { readonly kind: 'joins'; readonly id: Id })
  /** The end of the chains of the workflow, and the inside of what is empty: a place to add to. */
  | (Line & { readonly kind: 'end'; readonly spot: Spot })

/** A workflow as a list, from top to bottom as it runs: what a branch or a loop holds stands below it, one step in. */
export function outlineOf(
  { actions, firstAction, firstErrorAction }: WorkflowRecord,
  actionOf: (type: string) => Pick<ActionDefinition, 'branches'> | undefined,
): readonly OutlineRow[] {
  const rows: OutlineRow[] = []
  const seen = new Set<Id>()

  function inside(first: Id | undefined, spot: Spot, depth: number, isError: boolean): void {
    if (first === undefined) rows.push({ kind: 'end', key: keyOf(spot), depth, isError, spot })
    else chain(first, spot, depth, isError)
  }

  /** Returns the place behind the last action. */
  function chain(first: Id | undefined, from: Spot, depth: number, isError: boolean): Spot {
    let spot = from
    for (let id = first; id !== undefined;) {
      const action: ActionRecord | undefined = actions[id]
      if (!action) break
      if (seen.has(id)) {
        rows.push({ kind: 'joins', key: `joins ${keyOf(spot)}`, depth, isError, id })
        break
      }
      seen.add(id)
      rows.push({ kind: 'action', key: id, depth, isError, id, action, spot })
      for (const [at, branch] of (action.branches ?? []).entries()) {
        const into: Spot = { from: 'branch', action: id, branch: at }
        rows.push({ kind: 'branch', key: keyOf(into), depth: depth + 1, isError, of: id, at, spot: into })
        if (branch.id !== undefined) chain(branch.id, into, depth + 1, isError)
      }
      if (action.loop !== undefined || actionOf(action.type)?.branches === 'loop')
        inside(action.loop, { from: 'loop', action: id }, depth + 1, isError)
      spot = { from: 'next', action: id }
      id = action.next
    }
    return spot
  }

  const end = chain(firstAction, { from: 'start' }, 0, false)
  rows.push({ kind: 'end', key: 'end', depth: 0, isError: false, spot: end })
  rows.push({ kind: 'error', key: 'error', depth: 0, isError: true, spot: { from: 'error' } })
  if (firstErrorAction !== undefined) chain(firstErrorAction, { from: 'error' }, 0, true)
  return rows
}

function keyOf(spot: Spot): string {
  if (!('action' in spot)) return spot.from
  return spot.from === 'branch' ? `${spot.action} branch ${spot.branch}` : `${spot.action} ${spot.from}`
}
