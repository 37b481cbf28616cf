import { equalJson, type Json } from '@heddle/store'
import { hasErrors, type Issue } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import type { ActionRecord, Id } from '../../records/types.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft } from '../draft.ts'
import { refuse, refuseWith, type OperationResult } from '../result.ts'

/** A way that leads to an action: from the beginning, from the error branch, or on from another action. */
export type Spot =
  | { readonly from: 'start' }
  | { readonly from: 'error' }
  | { readonly from: 'next'; readonly action: Id }
  | { readonly from: 'loop'; readonly action: Id }
  /** `branch` is the position among the action's branches. */
  | { readonly from: 'branch'; readonly action: Id; readonly branch: number }

/** The actions of a workflow and the ways between them, to be changed in place. */
export interface Wires {
  readonly actions: Map<Id, ActionRecord>
  /** What is wrong with a spot. */
  readonly check: (spot: Spot) => readonly Issue[]
  /** The action that a spot leads to. */
  readonly read: (spot: Spot) => Id | undefined
  /** Leads a spot to another action, or nowhere. */
  readonly lead: (spot: Spot, to: Id | undefined) => void
  /** Every spot there is. */
  readonly spots: () => readonly Spot[]
}

type Changed = { readonly issues: readonly Issue[] } | { readonly select: readonly Id[] }

/** Changes the actions of a workflow: what the edit leaves becomes the diff. `ids` of the result are actions. */
export function editWires(view: DocumentView, workflowId: Id, edit: (wires: Wires) => Changed): OperationResult {
  const workflow = view.find('workflow', workflowId)
  if (workflow === undefined) return refuseWith('unknown-record', `workflow/${workflowId}`, MESSAGES.unknownRecord(workflowId))
  const ends = { start: workflow.firstAction, error: workflow.firstErrorAction }
  const wires = createWires(workflowId, new Map(Object.entries(workflow.actions)), ends)
  const changed = edit(wires)
  if ('issues' in changed) return refuse(...changed.issues)
  const draft = createDraft(view)
  for (const [id, action] of wires.actions) {
    if (!equalJson(workflow.actions[id] as Json | undefined, action as unknown as Json))
      draft.set(workflowId, `actions/${id}`, action as unknown as Json)
  }
  for (const id of Object.keys(workflow.actions)) if (!wires.actions.has(id)) draft.set(workflowId, `actions/${id}`, null)
  draft.set(workflowId, 'firstAction', ends.start ?? null)
  draft.set(workflowId, 'firstErrorAction', ends.error ?? null)
  return draft.done(changed.select)
}

function createWires(workflowId: Id, actions: Map<Id, ActionRecord>, ends: Record<'start' | 'error', Id | undefined>): Wires {
  function read(spot: Spot): Id | undefined {
    if (spot.from === 'start' || spot.from === 'error') return ends[spot.from]
    const action = actions.get(spot.action)
    return spot.from === 'branch' ? action?.branches?.[spot.branch]?.id : action?.[spot.from]
  }
  function lead(spot: Spot, to: Id | undefined): void {
    if (spot.from === 'start' || spot.from === 'error') {
      ends[spot.from] = to
      return
    }
    const action = actions.get(spot.action)
    if (action === undefined) return
    if (spot.from !== 'branch') {
      const { [spot.from]: _, ...rest } = action
      actions.set(spot.action, { ...rest, ...(to !== undefined && { [spot.from]: to }) })
      return
    }
    const branches = (action.branches ?? []).map(({ id, ...branch }, at) => {
      const target = at === spot.branch ? to : id
      return target === undefined ? branch : { ...branch, id: target }
    })
    actions.set(spot.action, { ...action, branches })
  }
  return {
    actions,
    read,
    lead,
    check(spot) {
      if (spot.from === 'start' || spot.from === 'error') return []
      const found = checkActions({ actions }, workflowId, [spot.action])
      if (hasErrors(found) || spot.from !== 'branch' || actions.get(spot.action)?.branches?.[spot.branch]) return found
      const path = `workflow/${workflowId}/actions/${spot.action}/branches/${spot.branch}`
      return [{ code: 'unknown-branch', severity: 'error', path, message: MESSAGES.unknownBranch(spot.branch) }]
    },
    spots: () => [
      { from: 'start' },
      { from: 'error' },
      ...[...actions].flatMap(([action, { branches = [] }]): readonly Spot[] => [
        { from: 'next', action },
        { from: 'loop', action },
        ...branches.map((_, branch) => ({ from: 'branch' as const, action, branch })),
      ]),
    ],
  }
}

/** Actions that are not there, or none at all. */
export function checkActions({ actions }: Pick<Wires, 'actions'>, workflowId: Id, ids: readonly Id[]): readonly Issue[] {
  const path = `workflow/${workflowId}/actions`
  if (ids.length === 0) return [{ code: 'nothing-selected', severity: 'error', path, message: MESSAGES.nothingSelected }]
  return ids.flatMap((id): readonly Issue[] =>
    actions.has(id)
      ? []
      : [{ code: 'unknown-action', severity: 'error', path: `${path}/${id}`, message: MESSAGES.unknownAction(id) }],
  )
}

/** Actions that can be reached from some of them, those included. */
export function reachFrom({ actions }: Pick<Wires, 'actions'>, first: readonly (Id | undefined)[]): ReadonlySet<Id> {
  const found = new Set<Id>()
  const open = [...first]
  while (open.length > 0) {
    const id = open.pop()
    const action = id === undefined ? undefined : actions.get(id)
    if (id === undefined || action === undefined || found.has(id)) continue
    found.add(id)
    open.push(action.next, action.loop, ...(action.branches ?? []).map((branch) => branch.id))
  }
  return found
}

/** The body of an action: what only its loop and branches lead to, and not its way on. */
export function bodyOf(wires: Pick<Wires, 'actions'>, id: Id): ReadonlySet<Id> {
  const action = wires.actions.get(id)
  const on = reachFrom(wires, [action?.next])
  const inside = reachFrom(wires, [action?.loop, ...(action?.branches ?? []).map((branch) => branch.id)])
  return new Set([...inside].filter((one) => one !== id && !on.has(one)))
}

/** Those that stand in the body of no other one, in the order given, each once. */
export function outermost(wires: Pick<Wires, 'actions'>, ids: readonly Id[]): readonly Id[] {
  const unique = [...new Set(ids)]
  const inside = new Set(unique.flatMap((id) => [...bodyOf(wires, id)]))
  return unique.filter((id) => !inside.has(id))
}

/** Takes actions out of their chains: what led to one leads to what follows it. They stay among the actions. */
export function takeOut(wires: Wires, ids: ReadonlySet<Id>): void {
  const after = (id: Id | undefined): Id | undefined => {
    const passed = new Set<Id>()
    let at = id
    while (at !== undefined && ids.has(at) && !passed.has(at)) {
      passed.add(at)
      at = wires.actions.get(at)?.next
    }
    return at !== undefined && ids.has(at) ? undefined : at
  }
  for (const spot of wires.spots()) {
    const to = wires.read(spot)
    const isLeaving = 'action' in spot && ids.has(spot.action)
    if (to !== undefined && ids.has(to) && !isLeaving) wires.lead(spot, after(to))
  }
}
