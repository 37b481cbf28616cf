import type { CollectionRecord, DocumentView } from '@heddle/document'

/** Whether a formula gives the collection itself. */
export const isCollectionCode = (code: string, { id, name }: CollectionRecord): boolean =>
  [id, name].some((key) => [`collections['${key}']`, `collections["${key}"]`, `collections.${key}`].includes(code.trim()))

/** The collection that a formula gives. */
export const collectionOf = (code: string, view: DocumentView): CollectionRecord | undefined =>
  view.of('collection').find((one) => isCollectionCode(code, one))
