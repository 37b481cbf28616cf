import { errorAt, type Issue } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import { isSafeAddress } from '../../records/address-rules.ts'
import type { Id, LinkValue } from '../../records/types.ts'
import type { DocumentReader, DocumentView } from '../../view/view.ts'
import { onNodes } from './on-nodes.ts'
import type { OperationResult } from '../result.ts'

/** Sets or removes (`null`) the link of nodes. */
export function setLink(
  view: DocumentView,
  { ids, link }: { readonly ids: readonly Id[]; readonly link: LinkValue | null },
): OperationResult {
  return onNodes(view, ids, (draft, node) => {
    const issues = link ? checkLink(view, link, `node/${node.id}/link`) : []
    if (issues.length === 0) draft.set(node.id, 'link', link)
    return issues
  })
}

function checkLink(view: DocumentReader, link: LinkValue, path: string): readonly Issue[] {
  const issues: Issue[] = []
  const targets = [
    ['page', link.pageId, 'pageId'],
    ['node', link.sectionId, 'sectionId'],
    ['asset', link.assetId, 'assetId'],
  ] as const
  for (const [kind, id, key] of targets) {
    if (id !== undefined && !view.find(kind, id))
      issues.push(errorAt('unknown-reference', `${path}/${key}`, MESSAGES.unknownReference(id)))
  }
  if (typeof link.href === 'string' && !isSafeAddress(link.href))
    issues.push(errorAt('unsafe-address', `${path}/href`, MESSAGES.unsafeAddress))
  return issues
}
