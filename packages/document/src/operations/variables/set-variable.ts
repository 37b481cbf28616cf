import type { Json } from '@heddle/store'
import { hasErrors } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import type { Id, VariableType } from '../../records/types.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft } from '../draft.ts'
import { refuse, refuseWith, type OperationResult } from '../result.ts'
import { setAtoms } from '../set-atoms.ts'
import { checkVariable, isOfType } from '../../rules/variable.ts'

/** `null` removes, absent leaves alone. */
export interface VariableValues {
  readonly name?: string
  readonly folder?: string
  readonly type?: VariableType
  readonly defaultValue?: Json
  readonly queryName?: string | null
  readonly isLocalStorage?: boolean | null
  readonly isPersistentOnNav?: boolean | null
  readonly preserveReference?: boolean | null
  /** Actions cannot set it. */
  readonly readonly?: boolean | null
  /** Whether actions may reset it; absent: unless it is read-only. */
  readonly resettable?: boolean | null
}

/** Types whose variables hold a text: they begin with an empty one. */
const TEXTS: ReadonlySet<VariableType> = new Set(['string', 'query'])

/** Changes a variable. A default value that does not fit a new type is dropped; a text begins empty. */
export function setVariable(
  view: DocumentView,
  { id, values }: { readonly id: Id; readonly values: VariableValues },
): OperationResult {
  const variable = view.find('variable', id)
  if (variable === undefined) return refuseWith('unknown-record', `variable/${id}`, MESSAGES.unknownRecord(id))
  const draft = createDraft(view)
  setAtoms(draft, id, { ...values, ...(values.name !== undefined && { name: values.name.trim() }) })
  const { type } = values
  if (type !== undefined && type !== variable.type && values.defaultValue === undefined) {
    const isKept = variable.defaultValue !== undefined && isOfType(type, variable.defaultValue)
    if (!isKept) draft.set(id, 'defaultValue', TEXTS.has(type) ? '' : null)
  }
  const issues = checkVariable(view, draft.find('variable', id) ?? variable)
  return hasErrors(issues) ? refuse(...issues) : draft.done([id])
}
