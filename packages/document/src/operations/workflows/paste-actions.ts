import { hasErrors } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import type { Fragment } from '../../records/fragment.ts'
import type { Id } from '../../records/types.ts'
import { replaceIds } from '../../view/references.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft } from '../draft.ts'
import { refuseWith, type OperationResult } from '../result.ts'
import { bringRecords } from './bring-records.ts'
import { pageAround, rootWorkflows } from './paste-workflows.ts'
import { editWires, reachFrom, type Spot } from './wires.ts'

export interface PasteActionsInput {
  readonly workflowId: Id
  readonly at: Spot
  /** From `copyActions` or `copyWorkflows`, or from outside through `checkFragment` of `@heddle/document/check`. */
  readonly fragment: Fragment
  readonly newId: () => Id
}

/** Puts copied actions at a spot, with what they use and the project lacks; what stood there follows them. */
export function pasteActions(view: DocumentView, { workflowId, at, fragment, newId }: PasteActionsInput): OperationResult {
  const roots = rootWorkflows(fragment).filter(({ firstAction, actions }) => actions[firstAction ?? ''] !== undefined)
  if (roots.length === 0) return refuseWith('nothing-selected', 'fragment', MESSAGES.notFragment)
  const draft = createDraft(view)
  const pageId = pageAround(view, view.find('workflow', workflowId)?.ownerId)
  const shared = bringRecords(view, draft, { fragment, pageId, newId })
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
  const brought = draft.done()
  if (!pasted.ok || !brought.ok) return pasted
  return {
    ...pasted,
    diff: {
      ...pasted.diff,
      ...(brought.diff.put && { put: brought.diff.put }),
      set: { ...brought.diff.set, ...pasted.diff.set },
    },
  }
}
