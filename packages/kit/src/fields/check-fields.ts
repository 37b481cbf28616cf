import { isBinding } from '@heddle/document/values'
import type { Json } from '@heddle/store'
import { MESSAGES } from '../messages.ts'
import type { Field, Fields, FieldValues } from './types.ts'

/** Fields with a check of what their kinds cannot tell, asked when these find nothing: the message names the fix. */
export interface CheckedFields {
  readonly fields: Fields
  /** Names of fields that must not be left empty. */
  readonly required?: readonly string[]
  readonly check?: (values: FieldValues) => FieldProblem | undefined
}

/** What is wrong with one field, or with an empty name with all of them together. */
export interface FieldProblem {
  readonly name: string
  readonly message: string
}

/** What is wrong with values by field; bound ones pass, since nobody knows yet what they will be. */
export function checkFields({ fields, required = [], check }: CheckedFields, values: FieldValues): readonly FieldProblem[] {
  const whole = completeFields(fields, values)
  const problems = Object.entries(fields).flatMap(([name, field]): FieldProblem | [] => {
    const message = field.when?.(whole) === false ? undefined : problemOf(field, whole[name], required.includes(name))
    return message === undefined ? [] : { name, message }
  })
  if (problems.length > 0) return problems
  const problem = check?.(whole)
  return problem === undefined ? [] : [problem]
}

/** Values by field, with defaults for those that are absent. */
export function completeFields(fields: Fields, values: FieldValues): Readonly<Record<string, Json>> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, values[name] ?? field.default]))
}

function problemOf(field: Field, value: Json | undefined, isRequired: boolean): string | undefined {
  if (isBinding(value)) return undefined
  if (value === undefined || value === '') return isRequired ? MESSAGES.mustBeGiven : undefined
  return field.check(value)
}
