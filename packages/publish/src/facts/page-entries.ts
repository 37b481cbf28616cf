import type { PublishedPageEntry } from '@heddle/document/published'
import type { DocumentView, Id, Language, PageRecord } from '@heddle/document'
import { pageAddress, servedLanguage } from '../compile/page-paths.ts'
import { pageFacts } from './page-info.ts'

/** Pages that formulas of a page see: those that anybody may visit, and itself. */
export function visiblePages(pageId: Id, view: DocumentView): readonly PageRecord[] {
  return view.of('page').filter(({ id, userGroups }) => id === pageId || userGroups.length === 0)
}

/** A page as formulas of any page see it, in one language. */
export type PageEntryOf = (page: PageRecord) => PublishedPageEntry

/** Makes each entry once: many pages of a site may read the same ones. Valid until the document changes. */
export function createPageEntries(view: DocumentView, lang: Language, root = ''): PageEntryOf {
  const known = new Map<Id, PublishedPageEntry>()
  return (page) => {
    const entry = known.get(page.id) ?? {
      ...pageFacts(page, view, root),
      path: root + pageAddress(page, servedLanguage(page, lang, view), view),
    }
    known.set(page.id, entry)
    return entry
  }
}
