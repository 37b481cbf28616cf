import type { Issue } from '../../issue.ts'
import { checkPathsFree } from '../../records/page-path.ts'
import type { Id, PageRecord } from '../../records/types.ts'
import type { DocumentView } from '../../view/view.ts'

/** What is wrong with a new or changed page's paths among those of the other pages. */
export function checkPathsOf(view: DocumentView, page: Pick<PageRecord, 'id' | 'name' | 'paths'>): readonly Issue[] {
  const pages = [...view.of('page').filter(({ id }) => id !== page.id), page]
  const unprefixedLanguage = view.unprefixedLanguage()
  return checkPathsFree({ pages, languages: view.languages(), unprefixedLanguage, only: new Set([page.id]) })
}

/** A free path made from a name: `О студии` gives `о-студии`. */
export function freePagePath(view: DocumentView, id: Id, name: string): string {
  const slug =
    name
      .normalize('NFC')
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 80) || 'page'
  return freePaths(view, id, name, (number) => ({ default: number === 1 ? slug : `${slug}-${number}` }))['default'] ?? slug
}

/** The first paths of a numbered row that no other page has. One of as many tries as there are pages is free. */
export function freePaths(
  view: DocumentView,
  id: Id,
  name: string,
  make: (number: number) => PageRecord['paths'],
  first = 1,
): PageRecord['paths'] {
  const last = first + view.of('page').length + view.languages().length
  let number = first
  while (number < last && checkPathsOf(view, { id, name, paths: make(number) }).length > 0) number += 1
  return make(number)
}
