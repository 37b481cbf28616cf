import type { FieldsOf } from '../../element-facts.ts'
import { hasErrors } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import type { Fragment } from '../../records/fragment.ts'
import type { Id, WorkflowRecord } from '../../records/types.ts'
import { freeName } from '../../rules/names.ts'
import { checkWorkflow } from '../../rules/workflow.ts'
import { replaceIds } from '../../view/references.ts'
import type { DocumentView } from '../../view/view.ts'
import { checkBrought } from '../components/bring-components.ts'
import { bringAlong, nodesOfBrought, withAdded } from '../nodes/bring-along.ts'
import { createDraft } from '../draft.ts'
import { refuse, refuseWith, type OperationResult } from '../result.ts'
import { takeIndex } from '../take-index.ts'

export interface PasteWorkflowsInput {
  /** From `copyWorkflows` or `copyActions`, or from outside through `checkFragment` of `@heddle/document/check`. */
  readonly fragment: Fragment
  /** Page, node or component they are to belong to; absent for the project. */
  readonly ownerId?: Id
  /** What starts them here; absent: what started them there. */
  readonly trigger?: string
  readonly newId: () => Id
  readonly fieldsOf: FieldsOf
  /** It was copied in another project: what is not the same here under the same id is told, and components come anew. */
  readonly isFromElsewhere?: boolean
}

/** Adds copied workflows behind those of their new owner, with what they use and the project lacks. */
export function pasteWorkflows(
  view: DocumentView,
  { fragment, ownerId, trigger, newId, fieldsOf, isFromElsewhere = false }: PasteWorkflowsInput,
): OperationResult {
  const roots = rootWorkflows(fragment)
  if (roots.length === 0) return refuseWith('nothing-selected', 'fragment', MESSAGES.notFragment)
  const draft = createDraft(view)
  const shared = new Map<Id, Id>()
  const pageId = pageAround(view, ownerId)
  const brought = bringAlong(view, draft, { fragment, ids: shared, newId, pageId, isCompared: isFromElsewhere })
  const unsound = checkBrought(withAdded(view, draft, nodesOfBrought(brought, shared)), brought, shared, fieldsOf)
  if (hasErrors(unsound)) return refuse(...unsound)
  const taken = new Set(view.of('workflow').flatMap((other) => (other.ownerId === ownerId ? [other.name] : [])))
  const pasted: Id[] = []
  for (const root of roots) {
    const ids = new Map([...shared, ...[root.id, ...Object.keys(root.actions)].map((old) => [old, newId()] as const)])
    const { ownerId: _, ...copy } = replaceIds(root, ids)
    const workflow: WorkflowRecord = {
      ...copy,
      ...(ownerId !== undefined && { ownerId }),
      ...(trigger !== undefined && { trigger }),
      name: freeName(copy.name, (name) => taken.has(name)),
      index: takeIndex(view, draft, 'workflow'),
    }
    const issues = checkWorkflow(draft.get, workflow)
    if (hasErrors(issues)) return refuse(...issues)
    taken.add(workflow.name)
    draft.put(workflow)
    pasted.push(workflow.id)
  }
  return draft.done(pasted, brought.notes)
}

/** The workflows that were copied; whatever else a fragment claims to be copied is left out. */
export function rootWorkflows({ roots, records }: Fragment): readonly WorkflowRecord[] {
  return records.filter((record) => record.kind === 'workflow').filter(({ id }) => roots.includes(id))
}

/** The page on which an owner stands. */
export function pageAround(view: DocumentView, ownerId: Id | undefined): Id | undefined {
  if (ownerId === undefined) return undefined
  return view.find('page', ownerId) ? ownerId : view.pageOf(ownerId)
}
