import { warningAt, type Issue } from '../issue.ts'
import { MESSAGES } from '../messages.ts'
import type { DocumentRecord, Id } from '../records/types.ts'
import { referencesOf } from '../view/references.ts'

const REFERENCE_PATHS = [
  /^(homePageId|authPluginId|favicon|metaImage|parentId|pageId|ownerId|pluginId|rootElementId|componentId)$/,
  /^link\/(pageId|sectionId|assetId)$/,
  /^classes\//,
  /^styles\/.*\/id$/,
]

/** References to records that do not exist any more: the record is kept, and shown without what is missing. */
export function checkReferences(get: (id: Id) => DocumentRecord | undefined, record: DocumentRecord): readonly Issue[] {
  return referencesOf(record)
    .filter(({ to, path }) => get(to) === undefined && REFERENCE_PATHS.some((pattern) => pattern.test(path)))
    .map(({ to, path }) => warningAt('unknown-reference', `${record.kind}/${record.id}/${path}`, MESSAGES.unknownReference(to)))
}
