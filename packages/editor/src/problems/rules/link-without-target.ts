import { readWrittenAddress, type DocumentView, type Id, type LinkTarget } from '@heddle/document'
import { keepFacts } from '../facts.ts'
import { words } from '../words.ts'
import type { Problem, ProblemRule } from '../problem.ts'

const links = keepFacts(['node'], ({ id, link }) =>
  link === undefined ? undefined : { id, targets: [['', link] as const, ...Object.entries(link.languages ?? {})] },
)

/** A link must lead somewhere, in every language that has one of its own. */
export const rule: ProblemRule = {
  id: 'link-without-target',
  place: 20,
  find: ({ view }) =>
    links.of(view).flatMap(({ id, targets }) =>
      targets.flatMap(([language, target]) => {
        const wrong = checkLink(target, id, view)
        const at = language === '' ? id : `${id}/${language}`
        return wrong ? [{ ...wrong, id: `link-without-target/${at}`, nodeId: id }] : []
      }),
    ),
}

function checkLink(link: LinkTarget, nodeId: Id, view: DocumentView): Pick<Problem, 'severity' | 'message'> | undefined {
  const { type, pageId, sectionId, language, href, assetId, popupId } = link
  const nowhere = { severity: 'warning', message: words.linkWithoutTarget } as const
  switch (type) {
    case 'internal':
    case 'collection-page':
      if (pageId === undefined && language !== undefined) return undefined
      if (pageId === undefined) return sectionId !== undefined && view.find('node', sectionId) ? undefined : nowhere
      return view.find('page', pageId) ? undefined : { severity: 'error', message: words.linkToMissingPage }
    case 'external':
    case 'mail':
    case 'tel': {
      if (href === undefined || href === '') return nowhere
      const read = typeof href === 'string' ? readWrittenAddress(type, href) : undefined
      return read && !read.ok ? { severity: 'error', message: read.message } : undefined
    }
    case 'file':
      return assetId === undefined || !view.find('asset', assetId) ? nowhere : undefined
    case 'open-popup':
      return popupId !== undefined && view.find('library-component', popupId)?.type === 'modal' ? undefined : nowhere
    case 'close-popup':
      return closesNothing(nodeId, view) ? { severity: 'warning', message: words.linkClosesNothing } : undefined
  }
}

/** It stands on a page; in a component that is none itself it may stand in a popup somewhere. */
function closesNothing(nodeId: Id, view: DocumentView): boolean {
  return view.pageOf(nodeId) !== undefined
}
