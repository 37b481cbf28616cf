import type { DocumentRecord, Id } from '@heddle/document'

/** How the worker comes to the document. */
export interface SentDocument {
  /** Id of the release that the worker made last, of this project: the items are the records that are others since. Else they are all. */
  readonly base: string | undefined
  /** Records that are gone since. */
  readonly removed: readonly Id[]
  /** Records of the whole document. */
  readonly total: number
}

interface Sent {
  readonly projectId: string
  readonly releaseId: string
  readonly records: readonly DocumentRecord[]
}

/** What a worker is sent of a document. */
export interface Delivery {
  readonly document: SentDocument
  readonly items: readonly DocumentRecord[]
}

/** Remembers which document each worker keeps, so that it is sent what changed since. A worker that is gone is forgotten. */
export function createSentDocuments() {
  const byWorker = new WeakMap<object, Sent>()
  return {
    isKept: (worker: object, projectId: string): boolean => byWorker.get(worker)?.projectId === projectId,
    /** What to send to a worker, which is then taken to keep nothing until it says so. */
    deliver(worker: object, projectId: string, records: readonly DocumentRecord[]): Delivery {
      const sent = byWorker.get(worker)
      byWorker.delete(worker)
      const total = records.length
      const changed = sent?.projectId === projectId ? changedRecords(sent.records, records) : undefined
      // What is another document altogether is checked faster as one.
      if (!sent || !changed || changed.put.length > total / 2)
        return { document: { base: undefined, removed: [], total }, items: records }
      return { document: { base: sent.releaseId, removed: changed.removed, total }, items: changed.put }
    },
    note: (worker: object, sent: Sent): void => void byWorker.set(worker, sent),
  }
}

/**
 * What makes the one list of records the other one. Records are never changed but replaced, so they are compared by identity; lists
 * of one document hold them in about the same order, and are walked side by side.
 */
export function changedRecords(
  before: readonly DocumentRecord[],
  after: readonly DocumentRecord[],
): { readonly put: readonly DocumentRecord[]; readonly removed: readonly Id[] } {
  const put: DocumentRecord[] = []
  const passed = new Map<Id, DocumentRecord>()
  let at = 0
  for (const record of before) {
    const here = after[at]
    if (here?.id !== record.id) {
      passed.set(record.id, record)
      continue
    }
    if (here !== record) put.push(here)
    at += 1
  }
  for (const record of after.slice(at)) {
    if (passed.get(record.id) !== record) put.push(record)
    passed.delete(record.id)
  }
  return { put, removed: [...passed.keys()] }
}
