import type { DocumentView, FieldsOf, Id } from '@heddle/document'
import { SECTIONS_SLOT } from '@heddle/document/operations'
import type { OperationResult, Target } from '@heddle/document/operations'

/**
 * Places where something new may go, the best first: inside the selected node, after it, after each of its containers; with
 * nothing selected inside the page's last section; at last the end of the page.
 */
export function insertTargets(view: DocumentView, fieldsOf: FieldsOf, pageId: Id, selected: Id | undefined): readonly Target[] {
  const targets: Target[] = []
  if (selected !== undefined) {
    targets.push(...insideTargets(view, fieldsOf, selected), ...besideTargets(view, selected))
  }
  const lastSection = view.children(pageId).at(-1)
  if (selected === undefined && lastSection !== undefined) targets.push(...insideTargets(view, fieldsOf, lastSection))
  targets.push({ parentId: pageId, slot: SECTIONS_SLOT })
  return targets
}

/** Right after a node, then after each of its containers. */
export function besideTargets(view: DocumentView, selected: Id): readonly Target[] {
  const nodes = [selected, ...view.ancestors(selected)].flatMap((id) => view.find('node', id) ?? [])
  return nodes.map(({ id, place: { parentId, slot } }) => ({
    parentId,
    slot,
    at: view.children(parentId, slot).indexOf(id) + 1,
  }))
}

/** Ends of the slots of a node that take more than particular elements. */
export function insideTargets(view: DocumentView, fieldsOf: FieldsOf, id: Id): readonly Target[] {
  const node = view.find('node', id)
  const slots = Object.entries(fieldsOf(node?.element ?? '')?.slots ?? {})
  return slots.filter(([, { accepts }]) => accepts === undefined).map(([slot]) => ({ parentId: id, slot }))
}

/** The answer for the first target that takes it, else the last refusal. */
export function tryTargets(targets: readonly Target[], operation: (target: Target) => OperationResult): OperationResult {
  let result: OperationResult = { ok: false, issues: [] }
  for (const target of targets) {
    result = operation(target)
    if (result.ok) return result
  }
  return result
}
