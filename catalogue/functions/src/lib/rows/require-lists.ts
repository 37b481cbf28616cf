import type { FunctionHost } from '@heddle/kit'
import { MESSAGES } from '../messages.ts'
import { toRows } from '../values/to-rows.ts'

/** Rows of arguments that are all lists or collections, counted; throws when one is not. */
export function requireLists(host: FunctionHost, lists: readonly unknown[]): readonly (readonly unknown[])[] {
  return lists.map((list) => {
    const rows = toRows(host, list)
    if (rows === undefined) throw new Error(MESSAGES.allLists)
    host.spend(rows.length)
    return rows
  })
}
