import { MESSAGES } from '../messages.ts'
import type { Json } from '@heddle/store'
import type { Field } from './types.ts'

/**
 * What is wrong with a value that a formula gave for a field, as a warning: the page goes on. Nothing is right for every field,
 * a text takes whatever can be written in a line, and a switch takes anything.
 */
export function checkBound(field: Field, given: Json | undefined): string | undefined {
  if (given === undefined || given === null || field.kind === 'boolean' || field.kind === 'formula') return undefined
  if (field.kind === 'text') return typeof given === 'object' ? MESSAGES.mustBeText : undefined
  return (field.checkWhole ?? field.check)(given)
}
