import type { ActionRecord, Id, WorkflowRecord } from '@heddle/document'
import type { Spot } from '@heddle/document/operations'
import type { ActionDefinition } from '@heddle/kit'

/** A new action as it begins: with the branches of its kind, without arguments. */
export function newAction({ type, branches }: ActionDefinition): Pick<ActionRecord, 'type' | 'branches'> {
  switch (branches) {
    case 'boolean':
      return { type, branches: [{ value: true }, { value: false }] }
    case 'values':
      return { type, branches: [{ value: '' }, { value: null, isDefault: true }] }
    case 'try':
      return { type, branches: [{ value: 'try' }, { value: 'catch' }] }
    default:
      return { type }
  }
}

/** Whether others can be put into it: the branch that takes them, or its loop. */
export function wrapsInto({ branches }: ActionDefinition): { readonly branch?: number } | undefined {
  if (branches === undefined) return undefined
  return branches === 'loop' ? {} : { branch: 0 }
}

export type Way = 'up' | 'down' | 'into' | 'out'

/**
 * Where an action goes by one step: up and down among its neighbours, from there through the branches beside it and out of
 * what it stands in; into the last branch or the loop of the action above. `undefined` where there is no such place.
 */
export function placeBeside(
  workflow: WorkflowRecord,
  id: Id,
  way: Way,
  actionOf: (type: string) => Pick<ActionDefinition, 'branches'> | undefined,
): Spot | undefined {
  const { actions } = workflow
  const spot = spotOf(workflow, id)
  if (!spot) return undefined
  const first = firstOfChain(workflow, spot)
  switch (way) {
    case 'up':
      if (spot.from === 'next') return spotOf(workflow, spot.action)
      if (spot.from === 'branch' && spot.branch > 0) return endOf(workflow, { ...spot, branch: spot.branch - 1 })
      return 'action' in spot ? spotOf(workflow, spot.action) : undefined
    case 'down': {
      const next = actions[id]?.next
      if (next !== undefined) return { from: 'next', action: next }
      if (first.from === 'branch' && actions[first.action]?.branches?.[first.branch + 1])
        return { ...first, branch: first.branch + 1 }
      return first.from === 'branch' || first.from === 'loop' ? { from: 'next', action: first.action } : undefined
    }
    case 'into': {
      if (spot.from !== 'next') return undefined
      const above = actions[spot.action]
      if (above?.branches?.length)
        return endOf(workflow, { from: 'branch', action: spot.action, branch: above.branches.length - 1 })
      return above && actionOf(above.type)?.branches === 'loop'
        ? endOf(workflow, { from: 'loop', action: spot.action })
        : undefined
    }
    case 'out':
      return first.from === 'branch' || first.from === 'loop' ? { from: 'next', action: first.action } : undefined
  }
}

/** The way that leads to an action, the first there is. */
export function spotOf({ actions, firstAction, firstErrorAction }: WorkflowRecord, id: Id): Spot | undefined {
  if (firstAction === id) return { from: 'start' }
  if (firstErrorAction === id) return { from: 'error' }
  for (const [action, { next, loop, branches = [] }] of Object.entries(actions)) {
    if (next === id) return { from: 'next', action }
    if (loop === id) return { from: 'loop', action }
    const branch = branches.findIndex((one) => one.id === id)
    if (branch >= 0) return { from: 'branch', action, branch }
  }
  return undefined
}

/** Where the chain that a spot is in begins: at a branch, a loop, the start. */
function firstOfChain(workflow: WorkflowRecord, spot: Spot): Spot {
  const passed = new Set<Id>()
  let at = spot
  while (at.from === 'next' && !passed.has(at.action)) {
    passed.add(at.action)
    const before = spotOf(workflow, at.action)
    if (!before) break
    at = before
  }
  return at
}

/** The place behind the last action of a chain. */
function endOf({ actions }: WorkflowRecord, first: Spot): Spot {
  const passed = new Set<Id>()
  let at = first
  let id =
    first.from === 'branch'
      ? actions[first.action]?.branches?.[first.branch]?.id
      : first.from === 'loop'
        ? actions[first.action]?.loop
        : undefined
  while (id !== undefined && actions[id] && !passed.has(id)) {
    passed.add(id)
    at = { from: 'next', action: id }
    id = actions[id]?.next
  }
  return at
}
