import type { Diff, StoreRecord } from './diff.ts'
import { holdsSame } from './json.ts'
import { applyToRecord, type Store } from './store.ts'

/** Ids of records that these diffs made, applied in order, and that are not as they left them: somebody else has changed them. */
export function othersWork<R extends StoreRecord>(store: Store<R>, diffs: readonly Diff<R>[]): readonly string[] {
  const expected = new Map<string, R>()
  for (const { put = {}, set = {}, remove = {} } of diffs) {
    for (const id of Object.keys(remove)) expected.delete(id)
    for (const [id, record] of Object.entries(put)) expected.set(id, record)
    for (const [id, changes] of Object.entries(set)) {
      const record = expected.get(id)
      if (record !== undefined) expected.set(id, applyToRecord(record, changes))
    }
  }
  return [...expected].flatMap(([id, record]) => {
    const held = store.get(id)
    return held === undefined || holdsSame(held, record) ? [] : [id]
  })
}
