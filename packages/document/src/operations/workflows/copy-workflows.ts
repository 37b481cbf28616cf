import { FORMAT_VERSION } from '../../records/format.ts'
import { FRAGMENT_TYPE, type Fragment } from '../../records/fragment.ts'
import type { ActionRecord, DocumentRecord, Id, RecordKind, WorkflowRecord } from '../../records/types.ts'
import { referencesOf } from '../../view/references.ts'
import type { DocumentView } from '../../view/view.ts'
import { bodyOf, outermost } from './wires.ts'

/** Kinds that travel with workflows that use them; of workflows those that belong to nobody. */
export const CARRIED_WITH_WORKFLOWS: ReadonlySet<RecordKind> = new Set([
  'variable',
  'collection',
  'formula',
  'workflow',
  'token',
  'asset',
])

/** Copies workflows with the variables, collections, formulas and workflows of the project that they use. */
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

function fragmentOf(view: DocumentView, workflows: readonly WorkflowRecord[]): Fragment {
  const found = new Map<Id, DocumentRecord>(workflows.map((workflow) => [workflow.id, workflow]))
  // The map grows while it is walked: what a called workflow or a formula needs comes along too.
  for (const record of found.values()) {
    for (const { to } of referencesOf(record)) {
      const used = found.has(to) ? undefined : view.get(to)
      const isOwned = used?.kind === 'workflow' && used.ownerId !== undefined
      if (used !== undefined && CARRIED_WITH_WORKFLOWS.has(used.kind) && !isOwned) found.set(to, used)
    }
  }
  return {
    type: FRAGMENT_TYPE,
    format: FORMAT_VERSION,
    roots: workflows.map(({ id }) => id),
    records: [...found.values()],
  }
}
