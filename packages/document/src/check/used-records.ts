import { warningAt, type Issue } from '../issue.ts'
import { MESSAGES } from '../messages.ts'
import type { DocumentRecord, Id } from '../records/types.ts'
import { referencesOf } from '../view/references.ts'

const REFERENCE_PATHS = [
  /^(homePageId|authPluginId|favicon|metaImage|parentId|pageId|ownerId|pluginId|rootElementId|componentId)$/,
  /^app\/offlinePageId$/,
  /^access\/(?:notSignedInPageId|forbiddenPageId)$/,
  /^redirects\/[a-z0-9]{16}\/to\/pageId$/,
  /^link\/(?:languages\/[^/]+\/)?(pageId|sectionId|assetId|popupId)$/,
  /^classes\//,
  /^(?:styles|background)\/.*\/id$/,
]

/**
 * References to records that do not exist any more: the record is kept, and shown without what is missing.
 * @param onNode told of each node that is referred to
 */
export function checkReferences(
  get: (id: Id) => DocumentRecord | undefined,
  record: DocumentRecord,
  onNode?: (id: Id) => void,
): readonly Issue[] {
  const issues: Issue[] = []
  for (const { to, path } of referencesOf(record)) {
    const target = get(to)
    if (target !== undefined && target.kind !== 'node') continue
    if (!REFERENCE_PATHS.some((pattern) => pattern.test(path))) continue
    if (target) onNode?.(to)
    else issues.push(warningAt('unknown-reference', `${record.kind}/${record.id}/${path}`, MESSAGES.unknownReference(to)))
  }
  return issues
}
