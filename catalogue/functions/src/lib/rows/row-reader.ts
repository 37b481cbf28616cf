import type { FunctionHost } from '@heddle/kit'
import { MESSAGES } from '../messages.ts'
import { pathReader } from '../values/read-path.ts'

/** What a function wants to know of each row. */
export type RowReader = (row: unknown, index: number) => unknown

/** Reader of rows from an argument: an arrow function of row and index, or a dotted path. Throws for anything else. */
export function requireReader(host: FunctionHost, value: unknown, position: number): RowReader {
  if (typeof value === 'function') return value as RowReader
  if (typeof value === 'string') return pathReader(host, value)
  throw new Error(MESSAGES.mustBeCallbackOrPath(position))
}

/** As `requireReader`; rows themselves when the argument is left out. */
export function optionalReader(host: FunctionHost, value: unknown, position: number): RowReader {
  return value === undefined || value === null ? (row) => row : requireReader(host, value, position)
}
