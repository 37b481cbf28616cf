import type { FieldsOf } from '../../element-facts.ts'
import { hasErrors } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import type { Fragment } from '../../records/fragment.ts'
import type { Id } from '../../records/types.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft } from '../draft.ts'
import { bringAlong, nodesOfBrought, withAdded } from '../nodes/bring-along.ts'
import { refuse, refuseWith, type OperationResult } from '../result.ts'
import { checkBrought } from './bring-components.ts'

export interface PasteComponentsInput {
  /** From `copyComponents`, or from outside through `checkFragment` of `@heddle/document/check`. */
  readonly fragment: Fragment
  readonly newId: () => Id
  readonly fieldsOf: FieldsOf
}

/**
 * Adds copied components with everything they need and the project lacks: under the same ids where those are free. What the
 * project holds under the same id is compared: a component that is another one by now comes as a further one, the rest is used as it
 * is here, with a warning. `ids` of the result are the components, those that were here already too.
 */
export function pasteComponents(view: DocumentView, { fragment, newId, fieldsOf }: PasteComponentsInput): OperationResult {
  const roots = fragment.records.filter(({ id, kind }) => kind === 'library-component' && fragment.roots.includes(id))
  if (roots.length === 0) return refuseWith('nothing-selected', 'fragment', MESSAGES.notFragment)
  const draft = createDraft(view)
  const ids = new Map<Id, Id>()
  const brought = bringAlong(view, draft, { fragment, ids, newId, pageId: undefined, isCompared: true })
  const issues = checkBrought(withAdded(view, draft, nodesOfBrought(brought, ids)), brought, ids, fieldsOf)
  if (hasErrors(issues)) return refuse(...issues)
  return draft.done(
    roots.map(({ id }) => ids.get(id) ?? id),
    brought.notes,
  )
}
