import type { Fragment } from '../../records/fragment.ts'
import type { ActionRecord, Id, WorkflowRecord } from '../../records/types.ts'
import type { DocumentView } from '../../view/view.ts'
import { carry } from '../nodes/carry.ts'
import { bodyOf, outermost } from './wires.ts'

/** Copies workflows with what they use (`carry`). */
export function copyWorkflows(view: DocumentView, { ids }: { readonly ids: readonly Id[] }): Fragment {
  return fragmentOf(
    view,
    ids.flatMap((id) => view.find('workflow', id) ?? []),
  )
}

/**
 * Copies actions of a workflow with their bodies, one after another, and what they use: a workflow that nothing starts, so that
 * they can be pasted as one as well.
 */
export function copyActions(
  view: DocumentView,
  { workflowId, ids }: { readonly workflowId: Id; readonly ids: readonly Id[] },
): Fragment {
  const workflow = view.find('workflow', workflowId)
  const wires = { actions: new Map(Object.entries(workflow?.actions ?? {})) }
  const chosen = outermost(
    wires,
    ids.filter((id) => wires.actions.has(id)),
  )
  if (!workflow || chosen.length === 0) return fragmentOf(view, [])
  const actions: Record<Id, ActionRecord> = {}
  for (const [at, id] of chosen.entries()) {
    const body = bodyOf(wires, id)
    for (const one of [id, ...body]) {
      const action = wires.actions.get(one)
      if (!action) continue
      const { next, ...rest } = action
      const follows = one === id ? chosen[at + 1] : next !== undefined && body.has(next) ? next : undefined
      actions[one] = { ...rest, ...(follows !== undefined && { next: follows }) }
    }
  }
  const { id, kind, name, index } = workflow
  const [firstAction = ''] = chosen
  return fragmentOf(view, [{ id, kind, name, index, folder: '', trigger: '', parameters: [], firstAction, actions }])
}

const fragmentOf = (view: DocumentView, workflows: readonly WorkflowRecord[]): Fragment =>
  carry(
    view,
    workflows.map(({ id }) => id),
    workflows,
  )
