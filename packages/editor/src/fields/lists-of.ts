import type { DocumentView, Id } from '@heddle/document'
import type { PickItem } from '../controls/pick-list.tsx'
import { collectionCode, variableCode } from '../formula/data-entries.ts'

/** The collections, and the variables that hold a list, by the formula that reads them where a node stands. */
export function listsOf(view: DocumentView, nodeId: Id): readonly PickItem[] {
  const pageId = view.pageOf(nodeId)
  const collections = view.of('collection').filter(({ type }) => type === 'collection')
  const variables = view
    .of('variable')
    .filter((variable) => variable.type === 'array' && (variable.pageId === undefined || variable.pageId === pageId))
  return [
    ...collections.map(({ id, name }) => ({ id: collectionCode(id), label: name })),
    ...variables.map(({ id, name }) => ({ id: variableCode(id), label: name })),
  ]
}
