import type { FunctionHost } from '@heddle/kit'
import { MESSAGES } from '../messages.ts'
import { toRows } from '../values/to-rows.ts'

/** Rows of an argument that is a list or a collection (see `toRows`); throws for anything else. Position 1 is the first. */
export function requireList(host: FunctionHost, value: unknown, position: number): readonly unknown[] {
  const rows = toRows(host, value)
  if (rows === undefined) throw new Error(MESSAGES.mustBeList(position))
  return rows
}
