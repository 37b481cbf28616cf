import { parseFormula } from '@heddle/formula/parse'
import { renameName } from '@heddle/formula/rewrite'
import { errorAt, hasErrors } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import type { ComponentFormula, Id } from '../../records/types.ts'
import { checkFormula } from '../../rules/named-record.ts'
import { isBinding } from '../../values/bindable.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft } from '../draft.ts'
import { refuse, refuseWith, type OperationResult } from '../result.ts'
import { setAtoms } from '../set-atoms.ts'

export interface RenameParameterInput {
  readonly id: Id
  /** Which parameter, from 0. */
  readonly at: number
  readonly to: string
}

/**
 * Gives a parameter of a formula another name, in its text, its conditions and its examples too. Calls name parameters by their
 * places, so that none of them changes. A text that cannot be read stays as it is.
 */
export function renameParameter(view: DocumentView, { id, at, to }: RenameParameterInput): OperationResult {
  const formula = view.find('formula', id)
  const parameter = formula?.parameters[at]
  if (formula === undefined || parameter === undefined)
    return refuseWith('unknown-record', `formula/${id}`, MESSAGES.unknownRecord(id))
  const [from, name] = [parameter.name, to.trim()]
  const issues = checkFormula(view, {
    ...formula,
    parameters: formula.parameters.map((one, place) => (place === at ? { ...one, name } : one)),
  })
  if (hasErrors(issues)) return refuse(...issues)
  if (from === name) return createDraft(view).done([id])
  const renamed = withParameterRenamed(formula, at, name)
  if (!renamed) return refuse(errorAt('name-taken', `formula/${id}/parameters/${at}`, MESSAGES.nameInUse(name)))
  const draft = createDraft(view)
  setAtoms(draft, id, renamed)
  return draft.done([id])
}

type Renamed = Pick<ComponentFormula, 'code' | 'parameters' | 'filter' | 'examples'>

/** What changes of a formula when a parameter gets another name; nothing where its text means something else by that name. */
export function withParameterRenamed(formula: Renamed, at: number, name: string): Renamed | undefined {
  const { code, filter, examples, parameters } = formula
  const from = parameters[at]?.name ?? ''
  let isTaken = false
  const rename = (text: string): string => {
    const renamed = renameName(text, from, name)
    if (renamed === undefined && parseFormula(text).ok) isTaken = true
    return renamed ?? text
  }
  const renamed: Renamed = {
    code: rename(code),
    parameters: parameters.map((one, place) => (place === at ? { ...one, name } : one)),
    ...(filter && { filter: renameIn(filter, rename) }),
    ...(examples && {
      examples: examples.map((example) => ({
        ...example,
        given: Object.fromEntries(Object.entries(example.given).map(([key, value]) => [key === from ? name : key, value])),
      })),
    }),
  }
  return isTaken ? undefined : renamed
}

/** Conditions with every formula in them renamed. */
function renameIn<T>(value: T, rename: (code: string) => string): T {
  if (isBinding(value)) return { ...value, code: rename(value.code) }
  if (Array.isArray(value)) return value.map((item: unknown) => renameIn(item, rename)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, renameIn<unknown>(part, rename)])) as T
}
