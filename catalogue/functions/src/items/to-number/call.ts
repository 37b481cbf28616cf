import type { FunctionBody } from '@heddle/kit'
import { MAX_NUMBER_LENGTH } from '../../lib/limits.ts'

export const call: FunctionBody = (_host, value) => {
  if (typeof value === 'number') return value
  // What stands far behind the beginning is no part of a number.
  return typeof value === 'string' ? Number.parseFloat(value.trimStart().slice(0, MAX_NUMBER_LENGTH)) : Number.NaN
}
