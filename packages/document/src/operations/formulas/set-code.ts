import { errorAt } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import { roleOfPath } from '../../records/atoms.ts'
import type { Id } from '../../records/types.ts'
import type { Json } from '@heddle/store'
import { isBinding } from '../../values/bindable.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft } from '../draft.ts'
import { refuse, refuseWith, type OperationResult } from '../result.ts'

export interface SetCodeInput {
  readonly id: Id
  /** Keys that lead from the record to what holds the formula: a binding, or a formula of the project or of a component. */
  readonly path: readonly string[]
  readonly code: string
}

/** Gives a formula another text, wherever in a record it stands; what is attached to it stays. */
export function setCode(view: DocumentView, { id, path, code }: SetCodeInput): OperationResult {
  const record = view.get(id)
  const place = `${record?.kind ?? 'record'}/${id}/${path.join('/')}`
  if (!record) return refuseWith('unknown-record', place, MESSAGES.unknownRecord(id))
  const depth = path.findIndex((_, at) => roleOfPath(record.kind, path.slice(0, at + 1).join('/')) === 'atom')
  // The formula of a project is a record itself: its text is an atom.
  const atom = path.length === 0 && record.kind === 'formula' ? ['code'] : path.slice(0, depth + 1)
  const before = atom.reduce<unknown>((value, key) => memberOf(value, key), record)
  const after = path.length === 0 ? (atom.length > 0 ? code : undefined) : withCode(before, path.slice(atom.length), code)
  if (atom.length === 0 || after === undefined) return refuse(errorAt('unknown-formula', place, MESSAGES.unknownRecord(id)))
  const draft = createDraft(view)
  draft.set(id, atom.join('/'), after as Json)
  return draft.done([id])
}

/** A copy in which the formula at a path has another text; `undefined` where there is none. */
function withCode(value: unknown, [key, ...rest]: readonly string[], code: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  if (key === undefined) return isBinding(value) || typeof memberOf(value, 'code') === 'string' ? { ...value, code } : undefined
  const part = withCode(memberOf(value, key), rest, code)
  if (part === undefined) return undefined
  return Array.isArray(value) ? value.map((one: unknown, at) => (String(at) === key ? part : one)) : { ...value, [key]: part }
}

function memberOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined
}
