import type { FunctionHost } from '@heddle/kit'
import { spendLong } from '../budget/spend-long.ts'

/** Values to look others up in, by `===`; hashing and comparing long texts is counted. */
export interface ValueSet {
  readonly values: ReadonlySet<unknown>
  readonly has: (value: unknown) => boolean
}

export function valueSet(host: FunctionHost, list: readonly unknown[]): ValueSet {
  host.spend(list.length)
  for (const value of list) spendLong(host, value)
  const values = new Set(list)
  values.delete(Number.NaN)
  return {
    values,
    has(value) {
      spendLong(host, value)
      return values.has(value)
    },
  }
}
