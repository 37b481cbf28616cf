import type { DocumentView, LinkValue } from '@heddle/document'
import { words } from '../words.ts'
import type { Problem, ProblemRule } from '../problem.ts'

/** A link must lead somewhere. */
export const rule: ProblemRule = {
  id: 'link-without-target',
  place: 20,
  find: ({ view }) =>
    view.of('node').flatMap((node) => {
      const wrong = node.link && checkLink(node.link, view)
      return wrong ? [{ ...wrong, id: `link-without-target/${node.id}`, nodeId: node.id }] : []
    }),
}

function checkLink(
  { type, pageId, href, assetId }: LinkValue,
  view: DocumentView,
): Pick<Problem, 'severity' | 'message'> | undefined {
  const nowhere = { severity: 'warning', message: words.linkWithoutTarget } as const
  switch (type) {
    case 'internal':
    case 'collection-page':
      if (pageId === undefined) return nowhere
      return view.find('page', pageId) ? undefined : { severity: 'error', message: words.linkToMissingPage }
    case 'external':
    case 'mail':
    case 'tel':
      return href === undefined || href === '' ? nowhere : undefined
    case 'file':
      return assetId === undefined || !view.find('asset', assetId) ? nowhere : undefined
    default:
      return undefined
  }
}
