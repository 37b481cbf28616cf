import type { FieldsOf } from '../../element-facts.ts'
import { hasErrors } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import type { Fragment } from '../../records/fragment.ts'
import type { Id } from '../../records/types.ts'
import { replaceIds } from '../../view/references.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft } from '../draft.ts'
import { refuse, refuseWith, type OperationResult } from '../result.ts'
import { checkBrought } from '../components/bring-components.ts'
import { bringAlong, nodesOfBrought, withAdded } from '../nodes/bring-along.ts'
import { pageAround, rootWorkflows } from './paste-workflows.ts'
import { editWires, reachFrom, type Spot } from './wires.ts'

export interface PasteActionsInput {
  readonly workflowId: Id
  readonly at: Spot
  /** From `copyActions` or `copyWorkflows`, or from outside through `checkFragment` of `@heddle/document/check`. */
  readonly fragment: Fragment
  readonly newId: () => Id
  readonly fieldsOf: FieldsOf
  /** It was copied in another project: what is not the same here under the same id is told, and components come anew. */
  readonly isFromElsewhere?: boolean
}

/** Puts copied actions at a spot, with what they use and the project lacks; what stood there follows them. */
export function pasteActions(
  view: DocumentView,
  { workflowId, at, fragment, newId, fieldsOf, isFromElsewhere = false }: PasteActionsInput,
): OperationResult {
  const roots = rootWorkflows(fragment).filter(({ firstAction, actions }) => actions[firstAction ?? ''] !== undefined)
  if (roots.length === 0) return refuseWith('nothing-selected', 'fragment', MESSAGES.notFragment)
  const draft = createDraft(view)
  const pageId = pageAround(view, view.find('workflow', workflowId)?.ownerId)
  const shared = new Map<Id, Id>()
  const brought = bringAlong(view, draft, { fragment, ids: shared, newId, pageId, isCompared: isFromElsewhere })
  const unsound = checkBrought(withAdded(view, draft, nodesOfBrought(brought, shared)), brought, shared, fieldsOf)
  if (hasErrors(unsound)) return refuse(...unsound)
  const pasted = editWires(view, workflowId, (wires) => {
    const issues = wires.check(at)
    if (hasErrors(issues)) return { issues }
    let spot = at
    const select: Id[] = []
    for (const { firstAction, actions } of roots) {
      const source = { actions: new Map(Object.entries(actions)) }
      const copied = [...reachFrom(source, [firstAction])]
      const ids = new Map([...shared, ...copied.map((old) => [old, newId()] as const)])
      const rest = wires.read(spot)
      for (const old of copied) {
        const action = source.actions.get(old)
        if (action) wires.actions.set(ids.get(old) ?? '', replaceIds(action, ids))
      }
      wires.lead(spot, ids.get(firstAction ?? ''))
      const passed = new Set<Id>()
      for (
        let old = firstAction;
        old !== undefined && source.actions.has(old) && !passed.has(old);
        old = source.actions.get(old)?.next
      ) {
        passed.add(old)
        const action = ids.get(old) ?? ''
        select.push(action)
        spot = { from: 'next', action }
      }
      wires.lead(spot, rest)
    }
    return { select }
  })
  const along = draft.done()
  if (!pasted.ok || !along.ok) return pasted
  return {
    ...pasted,
    diff: {
      ...pasted.diff,
      ...(along.diff.put && { put: along.diff.put }),
      set: { ...along.diff.set, ...pasted.diff.set },
    },
    ...(brought.notes.length > 0 && { issues: brought.notes }),
  }
}
