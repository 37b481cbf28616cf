import type { Diff } from '@heddle/store'
import type { DocumentRecord, DocumentView, RecordKind } from '@heddle/document'

/** Whether a diff that was applied changes, adds or removes a record of one of the kinds. */
export function touchesKinds(
  { put, set, remove }: Diff<DocumentRecord>,
  { get }: Pick<DocumentView, 'get'>,
  kinds: readonly RecordKind[],
): boolean {
  const isOne = (record: DocumentRecord | undefined): boolean => record !== undefined && kinds.includes(record.kind)
  return (
    [put, remove].some((records) => Object.values(records ?? {}).some(isOne)) ||
    Object.keys(set ?? {}).some((id) => isOne(get(id)))
  )
}
