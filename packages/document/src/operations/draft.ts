import type { AnimationFrame } from '@heddle/style'
import { applyToRecord, equalJson, readAtom, type Change, type Diff, type Json } from '@heddle/store'
import type { Issue } from '../issue.ts'
import type { Binding } from '../values/bindable.ts'
import type { DocumentReader } from '../view/view.ts'
import type {
  ConditionState,
  DocumentRecord,
  Id,
  LinkValue,
  Place,
  Redirect,
  Repeat,
  RecordOf,
  RecordKind,
  StyleValue,
} from '../records/types.ts'
import type { OperationResult } from './result.ts'

/** JSON, or one of the document's values: interfaces are JSON too, but TypeScript does not see it. */
export type AtomValue = AnimationFrame | Json | Binding | ConditionState | LinkValue | Place | Redirect | Repeat | StyleValue

/** Collects a diff against a view. What was drafted is seen by `get`; the view itself does not change. */
export interface Draft {
  readonly get: (id: Id) => DocumentRecord | undefined
  readonly find: <K extends RecordKind>(kind: K, id: Id) => RecordOf<K> | undefined
  readonly put: (record: DocumentRecord) => void
  /** Sets an atom; `null` removes it. What is there already is no change. */
  readonly set: (id: Id, path: string, value: AtomValue) => void
  readonly remove: (id: Id) => void
  readonly done: (ids?: readonly Id[], warnings?: readonly Issue[]) => OperationResult
}

export function createDraft(view: Pick<DocumentReader, 'get'>): Draft {
  const put: Record<Id, DocumentRecord> = {}
  const set: Record<Id, Record<string, Change>> = {}
  const remove: Record<Id, DocumentRecord> = {}

  function get(id: Id): DocumentRecord | undefined {
    if (remove[id] !== undefined) return undefined
    const record = put[id] ?? view.get(id)
    const changes = set[id]
    return record !== undefined && changes !== undefined ? applyToRecord(record, changes) : record
  }

  function diff(): Diff<DocumentRecord> {
    const changed = Object.entries(set).filter(([, changes]) => Object.keys(changes).length > 0)
    return {
      ...(Object.keys(put).length > 0 && { put }),
      ...(changed.length > 0 && { set: Object.fromEntries(changed) }),
      ...(Object.keys(remove).length > 0 && { remove }),
    }
  }

  return {
    get,
    find: (kind, id) => {
      const record = get(id)
      return record?.kind === kind ? (record as RecordOf<typeof kind>) : undefined
    },
    put: (record) => void (put[record.id] = record),
    set(id, path, given) {
      const value = given as Json
      const made = put[id]
      if (made !== undefined) {
        put[id] = applyToRecord(made, { [path]: [null, value] })
        return
      }
      const record = view.get(id)
      if (record === undefined || remove[id] !== undefined) return
      const from = readAtom(record, path)
      const changes = (set[id] ??= {})
      if (equalJson(from, value)) delete changes[path]
      else changes[path] = [from, value]
    },
    remove(id) {
      if (put[id] !== undefined) delete put[id]
      else {
        const record = view.get(id)
        if (record !== undefined) remove[id] = record
        delete set[id]
      }
    },
    done: (ids, warnings = []) => ({
      ok: true,
      diff: diff(),
      ...(ids && { ids }),
      ...(warnings.length > 0 && { issues: warnings }),
    }),
  }
}
