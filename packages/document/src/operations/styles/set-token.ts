import type { AnimationFrame } from '@heddle/style'
import { hasErrors } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import type { Id } from '../../records/types.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft } from '../draft.ts'
import { refuse, refuseWith, type OperationResult } from '../result.ts'
import { setAtoms } from '../set-atoms.ts'
import { checkToken } from '../../rules/token.ts'

/** `null` removes, absent leaves alone. */
export interface TokenValues {
  readonly name?: string
  readonly folder?: string
  readonly value?: string
  readonly darkValue?: string | null
  readonly letterSpacing?: string | null
  /** Frames of an animation by their keys. */
  readonly frames?: Readonly<Record<string, AnimationFrame | null>>
}

const MAPS: ReadonlySet<string> = new Set(['frames'])

/** Changes a design token; everything that uses it follows. */
export function setToken(view: DocumentView, { id, values }: { readonly id: Id; readonly values: TokenValues }): OperationResult {
  const token = view.find('token', id)
  if (token === undefined) return refuseWith('unknown-record', `token/${id}`, MESSAGES.unknownRecord(id))
  const draft = createDraft(view)
  setAtoms(draft, id, { ...values, ...(values.name !== undefined && { name: values.name.trim() }) }, MAPS)
  const issues = checkToken(view, draft.find('token', id) ?? token)
  return hasErrors(issues) ? refuse(...issues) : draft.done([id])
}
