import { MESSAGES } from '../messages.ts'
import type { Json } from '@heddle/store'
import type { Field, FieldValues } from './types.ts'

/** Options that are named in a message. */
const NAMED = 20

/**
 * What is wrong with a value that a formula gave for a field, as a warning: the page goes on. Nothing is right for every field,
 * a text takes whatever can be written in a line, and a switch takes anything.
 * @param values of the fields beside it, as far as they are known: what is offered may follow from them
 */
export function checkBound(field: Field, given: Json | undefined, values: FieldValues = {}): string | undefined {
  if (given === undefined || given === null || field.kind === 'boolean' || field.kind === 'formula') return undefined
  if (field.kind === 'text' && typeof given !== 'object') return field.doubt?.(given, values)
  if (field.kind === 'text') return MESSAGES.mustBeText
  if (field.kind === 'option' && typeof given === 'string' && given !== '' && !field.takesOthers) {
    const offered = field.optionsOf(values).map(({ value }) => value)
    return offered.length === 0 || offered.includes(given) ? undefined : MESSAGES.mustBeOneOf(offered.slice(0, NAMED))
  }
  return (field.checkWhole ?? field.check)(given) ?? field.doubt?.(given, values)
}
