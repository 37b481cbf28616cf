import { createStore } from '@heddle/store'
import type { FieldsOf } from '../element-facts.ts'
import { errorAt, type Issue } from '../issue.ts'
import { MESSAGES } from '../messages.ts'
import type { DocumentRecord, Id } from '../records/types.ts'
import { createDocumentView, type DocumentView } from '../view/view.ts'
import { createKeptIssues, type RecordChanges } from './kept-issues.ts'
import { checkRecord } from './record.ts'

export interface CheckOptions {
  readonly fieldsOf: FieldsOf
}

/** Records that came, are others now, or went. */
export interface ChangedRecords {
  readonly put: Iterable<unknown>
  readonly removed: Iterable<Id>
}

/** A document, and everything that is wrong with it. */
export interface OpenedDocument {
  /** Of the records that are sound by themselves. */
  readonly view: DocumentView
  /** Of the document as it is now. */
  readonly issues: () => readonly Issue[]
  /**
   * Takes a change in, and looks again at what it touches only. Nothing is answered, and nothing happens, where that cannot be told
   * from the change: a record is or was unsound by itself, changes its kind, stands in it twice, or goes and was not there. The
   * document then has to be opened anew.
   */
  readonly change: (changed: ChangedRecords) => RecordChanges | undefined
}

/**
 * Everything that is wrong with a whole document: records, ids, tree, references, site. Errors make it unusable;
 * warnings (unknown elements, old values out of range, missing references) are kept and reported. Never throws.
 */
export function checkDocument(records: Iterable<unknown>, options: CheckOptions): readonly Issue[] {
  const { view, issues } = openDocument(records, options)
  view.close()
  return issues()
}

/** The first record of each id; the others are reported. */
function firstOfEach(records: readonly DocumentRecord[], issues: Issue[]): Iterable<DocumentRecord> {
  const first = new Map<Id, DocumentRecord>()
  for (const record of records) {
    if (first.has(record.id)) issues.push(errorAt('id-taken', `${record.kind}/${record.id}`, MESSAGES.idTaken(record.id)))
    else first.set(record.id, record)
  }
  return first.values()
}

/** Checks a document for whoever goes on to work with it: it is taken in once. */
export function openDocument(records: Iterable<unknown>, { fieldsOf }: CheckOptions): OpenedDocument {
  const unsound: Issue[] = []
  const sound: DocumentRecord[] = []
  let position = 0
  for (const value of records) {
    const result = checkRecord(value, `records/${position}`)
    position += 1
    if (result.ok) sound.push(result.record)
    else unsound.push(...result.issues)
  }
  const taken = createStore(sound)
  // An id that stands twice is rare, and asking each whether it does would be a tenth of the whole check.
  const store = taken.size === sound.length ? taken : createStore(firstOfEach(sound, unsound))
  const view = createDocumentView(store)
  const kept = createKeptIssues(view, () => store.values(), fieldsOf)

  function changesOf({ put, removed }: ChangedRecords): RecordChanges | undefined {
    const changes = new Map<Id, { readonly before: DocumentRecord | undefined; readonly after: DocumentRecord | undefined }>()
    for (const id of removed) {
      const before = store.get(id)
      if (!before || changes.has(id)) return undefined
      changes.set(id, { before, after: undefined })
    }
    for (const value of put) {
      const result = checkRecord(value, '')
      if (!result.ok) return undefined
      const after = result.record
      const before = store.get(after.id)
      if (changes.has(after.id) || (before && before.kind !== after.kind)) return undefined
      changes.set(after.id, { before, after })
    }
    return changes
  }

  return {
    view,
    issues: () => [...unsound, ...kept.all()],
    change(changed) {
      const changes = unsound.length > 0 ? undefined : changesOf(changed)
      if (!changes) return undefined
      const put: Record<Id, DocumentRecord> = {}
      const remove: Record<Id, DocumentRecord> = {}
      for (const [id, { before, after }] of changes) {
        if (after) put[id] = after
        else if (before) remove[id] = before
      }
      store.apply({ put, remove })
      kept.note(changes)
      return changes
    },
  }
}
