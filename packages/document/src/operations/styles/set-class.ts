import { hasErrors } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import type { Id } from '../../records/types.ts'
import type { DocumentView } from '../../view/view.ts'
import { checkClass } from '../../rules/class.ts'
import { createDraft } from '../draft.ts'
import { refuse, refuseWith, type OperationResult } from '../result.ts'
import { setAtoms } from '../set-atoms.ts'

/** `null` removes, absent leaves alone. */
export interface ClassValues {
  readonly name?: string
  readonly folder?: string
  readonly parentId?: Id | null
}

/** Renames a style class or makes it a sub-class; its styles are set with `setStyle`. */
export function setClass(view: DocumentView, { id, values }: { readonly id: Id; readonly values: ClassValues }): OperationResult {
  const styleClass = view.find('style-class', id)
  if (styleClass === undefined) return refuseWith('unknown-record', `style-class/${id}`, MESSAGES.unknownRecord(id))
  const draft = createDraft(view)
  setAtoms(draft, id, { ...values, ...(values.name !== undefined && { name: values.name.trim() }) })
  const issues = checkClass(view, draft.find('style-class', id) ?? styleClass)
  return hasErrors(issues) ? refuse(...issues) : draft.done([id])
}
