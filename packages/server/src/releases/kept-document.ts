import type { DocumentRecord, FieldsOf } from '@heddle/document'
import { openDocument, type OpenedDocument } from '@heddle/document/check'
import type { PublishJobInput } from '../jobs/publish/job.ts'
import { LIMITS } from '../limits.ts'

type Publish = Pick<PublishJobInput, 'projectId' | 'releaseId' | 'publishing' | 'document'>

/** The document that a worker published last, checked, for the next time that it publishes the same project. */
export interface KeptDocument {
  /** The document as it is now: made of all its records, or of what is kept and what changed since. Nothing when that is not what is kept. */
  readonly open: (input: Publish, records: readonly DocumentRecord[], fieldsOf: FieldsOf) => OpenedDocument | undefined
  /** Whether it is kept from here on. */
  readonly keep: (input: Publish, document: OpenedDocument) => boolean
}

/** @param most records of the largest document that is kept */
export function createKeptDocument(most: number = LIMITS.keptRecords): KeptDocument {
  let kept: { readonly key: string; readonly document: OpenedDocument } | undefined
  const keyOf = ({ projectId, publishing }: Publish, releaseId: string) => JSON.stringify([projectId, releaseId, publishing])

  return {
    open(input, records, fieldsOf) {
      const { base, removed } = input.document
      const before = kept
      // Whatever happens now, it is not what it was.
      kept = undefined
      if (base === undefined) return openDocument(records, { fieldsOf })
      if (before?.key !== keyOf(input, base)) return undefined
      return before.document.change({ put: records, removed }) && before.document
    },
    keep(input, document) {
      if (input.document.total > most) return false
      kept = { key: keyOf(input, input.releaseId), document }
      return true
    },
  }
}
