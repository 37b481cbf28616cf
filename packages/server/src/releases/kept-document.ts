import type { DocumentRecord, FieldsOf } from '@heddle/document'
import { openDocument, type OpenedDocument } from '@heddle/document/check'
import { createKeptPages, type KeptPages } from '@heddle/publish'
import { LIMITS } from '../limits.ts'
import type { PublishModule } from '../ports/ports.ts'
import type { SentDocument } from './sent-documents.ts'

/** What is told of a publish. */
interface Publish {
  readonly projectId: string
  readonly releaseId: string
  readonly publishing: PublishModule
  readonly document: SentDocument
}

/** A document in the worker that publishes it. */
export interface WorkerDocument {
  readonly document: OpenedDocument
  /** What is known of its pages; nothing where they are too many to be kept. */
  readonly pages: KeptPages | undefined
}

/** The document that a worker published last, checked, for the next time that it publishes the same project. */
export interface KeptDocument {
  /** The document as it is now: made of all its records, or of what is kept and what changed since. Nothing when that is not what is kept. */
  readonly open: (input: Publish, records: readonly DocumentRecord[], fieldsOf: FieldsOf) => WorkerDocument | undefined
  /** Whether it is kept from here on. */
  readonly keep: (input: Publish, held: WorkerDocument) => boolean
}

/** @param most records of the largest document that is kept */
export function createKeptDocument(most: number = LIMITS.keptRecords): KeptDocument {
  let kept: { readonly key: string; readonly held: WorkerDocument } | undefined
  const keyOf = ({ projectId, publishing }: Publish, releaseId: string) => JSON.stringify([projectId, releaseId, publishing])

  return {
    open(input, records, fieldsOf) {
      const { base, removed, total } = input.document
      const before = kept
      // Whatever happens now, it is not what it was.
      kept = undefined
      if (base === undefined)
        return { document: openDocument(records, { fieldsOf }), pages: total > most ? undefined : createKeptPages() }
      if (before?.key !== keyOf(input, base)) return undefined
      const { document, pages } = before.held
      const changes = document.change({ put: records, removed })
      if (!changes) return undefined
      pages?.note(document.view, changes)
      return before.held
    },
    keep(input, held) {
      if (input.document.total > most) return false
      kept = { key: keyOf(input, input.releaseId), held }
      return true
    },
  }
}
