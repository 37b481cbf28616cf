import type { Diff, StoreRecord } from '@heddle/store'
import { applyToRecord } from '@heddle/store'

/** Ids of all records that a diff touches. */
export function idsOf(diff: Diff): readonly string[] {
  return [diff.put, diff.set, diff.remove].flatMap((part) => (part === undefined ? [] : Object.keys(part)))
}

/** One record after a diff; `undefined` stands for an absent record before and after. Changes of an absent one are dropped. */
export function applyPart<R extends StoreRecord>(record: R | undefined, id: string, diff: Diff<R>): R | undefined {
  const put = diff.put?.[id]
  if (put !== undefined || diff.remove?.[id] !== undefined) return put
  const changes = diff.set?.[id]
  return record === undefined || changes === undefined ? record : applyToRecord(record, changes)
}
